import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hour } from '@vitrine/contract/durations.ts';
import type { Endpoint, FileKind, UploadRule } from '@vitrine/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { plainArchive, type SniffedKind, sniff, sniffTable } from '../files/file-kinds.ts';
import { isOlderOffice, refuseOlderOffice } from '../files/locked-files.ts';
import { demandNoMacros } from '../files/office/office-documents.ts';
import { Refused } from '../refused.ts';
import { newToken } from '../sessions/secrets.ts';

/** A file that arrived: it lies in a temporary place and is gone when the handler returns. */
export interface UploadedFile extends SniffedKind {
  path: string;
  /** Bytes. */
  size: number;
  /** The name the person's computer gave it; to show, never to store under. */
  name: string;
  bytes(): Promise<Uint8Array>;
}

interface Arrived {
  fields: Record<string, string>;
  /** Bytes of the file so far. */
  bytes: number;
  file?: UploadedFile;
}

const prefix = 'vitrine-upload-';

/** Reads a multipart call: fields first, then at most one file, streamed to disk and stopped at its limit or when nothing comes any more. */
export async function readUpload(request: FastifyRequest, rule: UploadRule, stall: number) {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > rule.maxBytes + 100_000) throw new Refused('too-large');
  const standstill = new AbortController();
  const stalled = new Promise<never>((_, reject) => {
    // the connection ends with the answer: what may still come over it is not asked for
    standstill.signal.onabort = () => reject(new Refused('upload-stalled', undefined, { connection: 'close' }));
  });
  const arrived: Arrived = { fields: {}, bytes: 0 };
  const watch = watchFor(request, arrived, stall, () => standstill.abort());
  try {
    await Promise.race([readParts(request, rule, arrived, standstill.signal), stalled]);
    if (!arrived.file && !rule.optional) throw new Refused('file-missing');
    return arrived;
  } catch (error) {
    if (arrived.file) await fs.promises.rm(arrived.file.path, { force: true });
    throw blamed(error);
  } finally {
    clearInterval(watch);
  }
}

/** Calls when for that long no byte came: because none is sent, or because a parser never comes to its end. */
function watchFor({ raw }: FastifyRequest, arrived: Arrived, stall: number, still: () => void) {
  let before = -1;
  return setInterval(() => {
    // a call that the product makes of itself has no socket
    const come = ((raw.socket as { bytesRead?: number }).bytesRead ?? 0) + arrived.bytes;
    if (come === before) still();
    before = come;
  }, stall);
}

async function readParts(request: FastifyRequest, rule: UploadRule, arrived: Arrived, signal: AbortSignal) {
  for await (const part of request.parts({ limits: { fileSize: rule.maxBytes + 1, files: 1, fields: 40, fieldSize: 100_000 } })) {
    if (part.type === 'field') arrived.fields[part.fieldname] = String(part.value);
    else arrived.file = await keep(part.file, part.filename, rule, arrived, signal);
  }
}

async function keep(stream: Readable, name: string, rule: UploadRule, arrived: Arrived, signal: AbortSignal): Promise<UploadedFile> {
  const target = path.join(os.tmpdir(), `${prefix}${newToken()}`);
  let size = 0;
  const head: Buffer[] = [];
  const measured = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      size += chunk.length;
      arrived.bytes = size;
      if (size <= 8192 || head.length === 0) head.push(chunk);
      if (size > rule.maxBytes) throw new Refused('too-large');
      yield chunk;
    }
  };
  try {
    await pipeline(stream, measured, fs.createWriteStream(target, { mode: 0o600 }), { signal });
    const beginning = Buffer.concat(head).subarray(0, 4096);
    const kind = await demandKind(target, beginning, name, rule.kinds);
    return { ...kind, path: target, size, name, bytes: () => fs.promises.readFile(target) };
  } catch (error) {
    await fs.promises.rm(target, { force: true });
    throw error;
  }
}

/** What a file is by its content; refuses one that may not be taken, by what it is where that helps. */
export async function demandKind(file: string, beginning: Uint8Array, name: string, kinds: readonly FileKind[]): Promise<SniffedKind> {
  const kind = kinds.includes('table') ? sniffTable(beginning) : sniff(beginning);
  // office documents are ZIP files too, and a ZIP may hold folders that are called like theirs
  if (kind?.kind === 'office' && kinds.includes('archive') && !kinds.includes('office')) return plainArchive;
  if (!kind && kinds.includes('office') && isOlderOffice(beginning)) await refuseOlderOffice(file);
  if (!kind || !kinds.includes(kind.kind) || !isNamedRight(kind, name)) throw new Refused('wrong-file-type');
  if (kind.kind === 'office') await demandNoMacros(file);
  return kind;
}

const videoNames = ['.mov', '.mp4', '.m4v'];

/**
 * Whether a video is named as what it may be: a chosen file is MOV, MP4 or M4V by its extension too (R144). What a browser
 * recorded comes without an extension and may be of any kind that browsers record.
 */
function isNamedRight({ kind }: SniffedKind, name: string) {
  const extension = path.extname(name).toLowerCase();
  if (kind !== 'video' && kind !== 'recording') return true;
  return extension === '' || (kind === 'video' && videoNames.includes(extension));
}

/**
 * Removes what a killed program left of uploads. One that another program is still reading has been written to in the last
 * hour, by the clock of this machine.
 */
export async function sweepUploads() {
  const old = Date.now() - hour;
  const names = (await fs.promises.readdir(os.tmpdir())).filter((one) => one.startsWith(prefix));
  for (const name of names) {
    const file = path.join(os.tmpdir(), name);
    const stat = await fs.promises.stat(file).catch(() => undefined);
    // what belongs to another user of this machine stays
    if (stat && stat.mtimeMs < old) await fs.promises.rm(file, { force: true }).catch(() => undefined);
  }
}

/** A form that ends early or makes no sense is the caller's fault; a full disk is not. */
const blamed = (error: unknown) => {
  const foreseen = error instanceof Refused || (error instanceof Error && ('syscall' in error || 'statusCode' in error));
  return foreseen ? error : new Refused('invalid');
};

/** Form fields are text; what a schema wants as number, flag or list is read as JSON. */
export function fromForm(endpoint: Endpoint, fields: Record<string, string>) {
  const shape: Record<string, z.ZodType> = endpoint.body?.shape ?? {};
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, readField(shape[key], value)]));
}

function readField(schema: z.ZodType | undefined, value: string): unknown {
  if (!schema || schema.safeParse(value).success) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
