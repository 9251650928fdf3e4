/** Reads what a model file says of itself, without loading it. */
import fs from 'node:fs';
import path from 'node:path';

export interface WhisperModel {
  file: string;
  name: string;
  bytes: number;
  /** Whether it knows several languages, or English alone. */
  multilingual: boolean;
  /** By the layers of its encoder. */
  size: 'tiny' | 'base' | 'small' | 'medium' | 'large' | null;
}

const magic = 0x67676d6c;
const languagesFrom = 51_865;
const sizes: Record<number, WhisperModel['size']> = { 4: 'tiny', 6: 'base', 12: 'small', 24: 'medium', 32: 'large' };

/** What stands in front of a model of whisper.cpp; nothing where a file is none or cannot be read. */
export function readModel(file: string): WhisperModel | undefined {
  let open: number | undefined;
  try {
    open = fs.openSync(file, 'r');
    const head = Buffer.alloc(24);
    if (fs.readSync(open, head, 0, head.length, 0) < head.length || head.readUInt32LE(0) !== magic) return undefined;
    const [vocabulary, layers] = [head.readInt32LE(4), head.readInt32LE(20)];
    return {
      file: fs.realpathSync(file),
      name: path.basename(file),
      bytes: fs.fstatSync(open).size,
      multilingual: vocabulary >= languagesFrom,
      size: sizes[layers] ?? null,
    };
  } catch {
    return undefined;
  } finally {
    if (open !== undefined) fs.closeSync(open);
  }
}

/** The model that the operator put into the data folder: the first by its name. */
export function modelIn(dataDir: string): string | undefined {
  const folder = path.join(dataDir, 'models');
  try {
    const name = fs
      .readdirSync(folder)
      .filter((one) => one.endsWith('.bin'))
      .toSorted()[0];
    return name === undefined ? undefined : path.join(folder, name);
  } catch {
    return undefined;
  }
}
