import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { World } from '../../../platform/context.ts';
import { newToken } from '../../../platform/sessions/secrets.ts';
import { appendPiece, findTake, type TakeRow, updateTake } from './takes.sql.ts';

/** A piece is stored at this size even when its request goes on. */
const pieceBytes = 4 * 1024 * 1024;

const conflict = { status_code: 409, body: 'Offset conflict\n' };
const closed = { status_code: 410, body: 'This recording takes no more\n' };

/** A take accepts bytes until it is whole or the interview was sent, however long its candidate was away. */
export const takesBytes = (take: Pick<TakeRow, 'state' | 'bytes' | 'length'>) =>
  ['recording', 'interrupted'].includes(take.state) && (take.length === null || take.bytes < take.length);

/**
 * The bytes of a take as objects that are never changed again, with a row in the ledger for each. The offset is what the
 * ledger says: it grows in the statement that adds the row, after the object was stored.
 */
export class PieceStore extends DataStore {
  readonly world: World;
  override extensions = ['creation-defer-length'];

  constructor(world: World) {
    super();
    this.world = world;
  }

  override async getUpload(id: string) {
    const take = await findTake(this.world.kept, id);
    if (!take) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, offset: take.bytes, ...(take.length === null ? {} : { size: take.length }), creation_date: take.started_at });
  }

  /** Returns the new offset. A broken connection keeps what arrived before it broke. */
  override async write(stream: Readable, id: string, offset: number) {
    let end = offset;
    let held: Buffer[] = [];
    let size = 0;
    const store = async () => {
      if (size === 0) return;
      const bytes = Buffer.concat(held, size);
      held = [];
      size = 0;
      await this.keep(id, end, bytes);
      end += bytes.length;
    };
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        held.push(chunk);
        size += chunk.length;
        if (size >= pieceBytes) await store();
      }
    } finally {
      await store();
    }
    return end;
  }

  private async keep(id: string, start: number, bytes: Buffer) {
    const { world } = this;
    const name = `takes/${id}/pieces/${String(start).padStart(12, '0')}-${newToken().slice(0, 8)}`;
    await world.files.put(name, bytes);
    try {
      if (!(await appendPiece(world.kept, { take_id: id, start, bytes: bytes.length, name }, world.now().toISOString()))) {
        const take = await findTake(world.kept, id);
        throw take && takesBytes(take) ? conflict : closed;
      }
    } catch (error) {
      // Only a refusal means that the ledger does not have it. A connection that was lost meanwhile says nothing: the piece
      // may be confirmed, so it stays.
      if (error === closed || error === conflict) await world.files.remove([name]);
      throw error;
    }
  }

  override async declareUploadLength(id: string, length: number) {
    await updateTake(this.world.kept, id, { length });
  }
}
