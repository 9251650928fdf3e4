import fs from 'node:fs';
import { promisify } from 'node:util';
import { CustomSource, StreamTarget, type StreamTargetChunk } from 'mediabunny';

const [read, write, stat] = [promisify(fs.read), promisify(fs.write), promisify(fs.fstat)];

/**
 * Reading and writing open files for the container library, which by itself takes a short read or a short write (a full
 * disk) for a whole one. What goes wrong here is remembered, so that it is not blamed on the recording.
 */
export class WholeFiles {
  fault: Error | undefined;

  private async noting<R>(work: () => Promise<R>): Promise<R> {
    try {
      return await work();
    } catch (error) {
      this.fault ??= error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  }

  source(file: number) {
    return new CustomSource({
      prefetchProfile: 'fileSystem',
      getSize: () => this.noting(async () => (await stat(file)).size),
      read: (start, end) => this.noting(() => readWhole(file, start, end)),
    });
  }

  target(file: number) {
    let end = 0;
    const stream = new WritableStream<StreamTargetChunk>({
      write: ({ data, position }) =>
        this.noting(async () => {
          await writeWhole(file, data, position);
          end = Math.max(end, position + data.byteLength);
        }),
      close: () =>
        this.noting(async () => {
          const { size } = await stat(file);
          if (size !== end) throw new Error(`${size} bytes were written of ${end}`);
        }),
    });
    return new StreamTarget(stream, { chunked: true });
  }
}

async function readWhole(file: number, start: number, end: number) {
  const bytes = new Uint8Array(end - start);
  for (let done = 0; done < bytes.byteLength; ) {
    const { bytesRead } = await read(file, bytes, done, bytes.byteLength - done, start + done);
    if (bytesRead === 0) throw new Error('the file ended before its end');
    done += bytesRead;
  }
  return bytes;
}

async function writeWhole(file: number, data: Uint8Array, position: number) {
  for (let done = 0; done < data.byteLength; ) {
    const { bytesWritten } = await write(file, data, done, data.byteLength - done, position + done);
    if (bytesWritten === 0) throw new Error('nothing more can be written');
    done += bytesWritten;
  }
}
