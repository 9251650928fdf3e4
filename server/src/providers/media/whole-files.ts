import fs from 'node:fs';
import { CustomSource, StreamTarget, type StreamTargetChunk } from 'mediabunny';

/**
 * Reading and writing for the container library, which by itself takes a short read or a short write (a full disk) for a
 * whole one. What goes wrong here is remembered, so that it is not blamed on the recording.
 */
export class WholeFiles {
  fault: Error | undefined;
  private handles: fs.promises.FileHandle[] = [];

  private async noting<R>(deed: () => Promise<R>): Promise<R> {
    try {
      return await deed();
    } catch (error) {
      this.fault ??= error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  }

  private async open(file: string, flags: string) {
    const handle = await fs.promises.open(file, flags);
    this.handles.push(handle);
    return handle;
  }

  source(file: string) {
    let handle: fs.promises.FileHandle;
    return new CustomSource({
      prefetchProfile: 'fileSystem',
      getSize: () =>
        this.noting(async () => {
          handle = await this.open(file, 'r');
          return (await handle.stat()).size;
        }),
      read: (start, end) => this.noting(() => readWhole(handle, start, end)),
    });
  }

  target(file: string) {
    let handle: fs.promises.FileHandle;
    let end = 0;
    const stream = new WritableStream<StreamTargetChunk>({
      start: () =>
        this.noting(async () => {
          handle = await this.open(file, 'w');
        }),
      write: ({ data, position }) =>
        this.noting(async () => {
          await writeWhole(handle, data, position);
          end = Math.max(end, position + data.byteLength);
        }),
      close: () =>
        this.noting(async () => {
          const { size } = await handle.stat();
          if (size !== end) throw new Error(`${size} bytes were written of ${end}`);
        }),
    });
    return new StreamTarget(stream, { chunked: true });
  }

  async close() {
    await Promise.all(this.handles.map((handle) => handle.close()));
  }
}

async function readWhole(handle: fs.promises.FileHandle, start: number, end: number) {
  const bytes = new Uint8Array(end - start);
  for (let done = 0; done < bytes.byteLength; ) {
    const { bytesRead } = await handle.read(bytes, done, bytes.byteLength - done, start + done);
    if (bytesRead === 0) throw new Error('the file ended before its end');
    done += bytesRead;
  }
  return bytes;
}

async function writeWhole(handle: fs.promises.FileHandle, data: Uint8Array, position: number) {
  for (let done = 0; done < data.byteLength; ) {
    const { bytesWritten } = await handle.write(data, done, data.byteLength - done, position + done);
    if (bytesWritten === 0) throw new Error('nothing more can be written');
    done += bytesWritten;
  }
}
