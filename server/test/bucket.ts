import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bucket for a test, and what it was told. */
export interface Bucket {
  s3: { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string };
  objects: Map<string, Buffer>;
  /** Uploads in parts that were neither put together nor given up, each with its parts by their numbers. */
  uploads: Map<string, Map<number, Buffer>>;
  /** Asked before every call; what it returns is answered in its place. */
  fault?: (call: string) => { status: number; body?: string } | undefined;
  close(): void;
}

/** As much of the S3 protocol as the outside world needs to show here. */
export async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const server = http.createServer((request, response) => void serve(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const s3 = { endpoint: `http://127.0.0.1:${port}/bucket`, region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' };
  const bucket: Bucket = { s3, objects, uploads, close: () => server.close() };

  async function serve(request: http.IncomingMessage, response: http.ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const key = decodeURIComponent(pathname.replace(/^\/bucket\/?/, ''));
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const [asked] = ['uploads', 'partNumber', 'uploadId', 'list-type', 'delete'].filter((one) => searchParams.has(one));
    const fault = bucket.fault?.(`${request.method} ${asked ?? 'object'}`);
    if (fault) return response.writeHead(fault.status).end(fault.body);
    if (asked === 'list-type') return response.end(listed(searchParams.get('prefix') ?? ''));
    if (asked === 'delete') {
      // S3 wants to know that it deletes what was meant; not every bucket takes the newer checksums
      const md5 = createHash('md5').update(body).digest('base64');
      if (request.headers['content-md5'] !== md5) return response.writeHead(400).end('<Error><Code>InvalidRequest</Code></Error>');
      for (const [, name] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(name ?? '');
      return response.end('<?xml version="1.0"?><DeleteResult></DeleteResult>');
    }
    if (asked) return inParts(request.method, asked, key, searchParams, body, response);
    if (request.method === 'PUT') {
      objects.set(key, body);
      return response.end();
    }
    return read(request, objects.get(key), response);
  }

  function listed(prefix: string) {
    const found = [...objects].filter(([name]) => name.startsWith(prefix));
    const rows = found.map(([name, bytes]) => `<Contents><Key>${name}</Key><Size>${bytes.length}</Size></Contents>`);
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListBucketResult>`;
  }

  function inParts(
    method: string | undefined,
    asked: string,
    key: string,
    params: URLSearchParams,
    body: Buffer,
    response: http.ServerResponse,
  ) {
    if (asked === 'uploads') {
      const id = `upload-${uploads.size + 1}`;
      uploads.set(id, new Map());
      const result = `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
      return response.end(`<?xml version="1.0"?>${result}`);
    }
    const id = params.get('uploadId') ?? '';
    const parts = uploads.get(id);
    if (!parts) return response.writeHead(404).end();
    if (asked === 'partNumber' && method === 'PUT') {
      parts.set(Number(params.get('partNumber')), body);
      return response.writeHead(200, { etag: `"part-${params.get('partNumber')}"` }).end();
    }
    uploads.delete(id);
    if (method === 'DELETE') return response.writeHead(204).end();
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => Number(number));
    objects.set(key, Buffer.concat(named.map((number) => parts.get(number) ?? Buffer.alloc(0))));
    const result = '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>';
    return response.end(`<?xml version="1.0"?>${result}`);
  }
  return bucket;
}

function read(request: http.IncomingMessage, object: Buffer | undefined, response: http.ServerResponse) {
  if (!object) return response.writeHead(404).end();
  const [, start, end] = request.headers.range?.match(/bytes=(\d+)-(\d*)/) ?? [];
  const part = start ? object.subarray(Number(start), end ? Number(end) + 1 : undefined) : object;
  response.writeHead(start ? 206 : 200, { 'content-length': part.length });
  return response.end(request.method === 'HEAD' ? undefined : part);
}
