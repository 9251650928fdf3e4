import type { TakeEnd } from '@vitrine/contract/interviews/parts.ts';
import { joined, type Piece, type SpooledTake, spool } from './take-store.ts';

/** So much goes into one transaction: the storage of a slow device stays at most this far behind what it has been given. */
const atOnce = 4 * 1024 * 1024;

/**
 * A take in this tab: what was recorded, in order, from the first byte on. Pieces wait in memory until this device has
 * stored them; where it cannot, until the server has confirmed them. Sending never waits for the storage.
 */
export class Tape {
  readonly takeId: string;
  /** Bytes recorded so far, and the milliseconds that the recorder counted for them. */
  size: number;
  recordedMs: number | undefined;
  endedBy: TakeEnd | null;
  /** False since this device failed to keep what was recorded. */
  kept = true;
  /** Called when something was added, when the take has ended, and when `kept` changes. */
  onChange: () => void = () => undefined;

  private readonly row: SpooledTake;
  /** What is not stored here yet: everything from some offset to the end. */
  private pieces: Piece[] = [];
  /** The row in the storage says less than is known. */
  private stale = false;
  private writing: Promise<void> | null = null;
  private dropped = false;

  constructor(row: SpooledTake) {
    this.row = row;
    this.takeId = row.takeId;
    this.size = row.size;
    this.recordedMs = row.recordedMs;
    this.endedBy = row.endedBy;
  }

  get questionNo() {
    return this.row.questionNo;
  }
  get uploadToken() {
    return this.row.uploadToken;
  }

  /** The next bytes; what comes after the end is none of it. */
  add(bytes: ArrayBuffer, recordedMs: number) {
    if (this.endedBy !== null) return;
    this.pieces.push({ offset: this.size, bytes });
    this.size += bytes.byteLength;
    this.recordedMs = recordedMs;
    this.store();
    this.onChange();
  }

  /** The take has ended; the first reason counts. */
  end(endedBy: TakeEnd, recordedMs = this.recordedMs) {
    if (this.endedBy !== null) return;
    this.endedBy = endedBy;
    this.recordedMs = recordedMs;
    this.store();
    this.onChange();
  }

  /** Bytes from an offset on, at most `limit`; none where nothing was recorded there, or nothing of it is left. */
  async read(from: number, limit: number): Promise<Uint8Array<ArrayBuffer>> {
    const start = this.pieces[0]?.offset ?? this.size;
    if (from < start) return spool.read(this.takeId, from, Math.min(limit, start - from));
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for (const { offset, bytes } of this.pieces) {
      if (offset + bytes.byteLength > from && offset < from + limit) parts.push(new Uint8Array(bytes, Math.max(0, from - offset)));
    }
    return joined(parts, limit);
  }

  /** What follows this offset is lost here: the take breaks off where it begins. */
  cut(offset: number) {
    this.size = offset;
    this.pieces = [];
    this.recordedMs = undefined;
    this.endedBy = 'fault';
    this.store();
    this.onChange();
  }

  /** The server has everything before this offset: what this device could not store need not be held any longer. */
  confirm(offset: number) {
    if (this.kept) return;
    this.pieces = this.pieces.filter((piece) => piece.offset + piece.bytes.byteLength > offset);
  }

  /** Forgets the take here. */
  async drop() {
    this.dropped = true;
    this.pieces = [];
    await this.writing;
    // what cannot be removed now is found again, and removed, by the next visit
    await spool.drop(this.takeId).catch(() => undefined);
  }

  /** Keeps on this device what is not kept yet; hinders nothing where that is not possible. */
  store() {
    this.stale = true;
    this.writing ??= this.write();
  }

  /** Stores what waits, all of it in as few transactions as possible; after a failure the next piece brings the next try. */
  private async write() {
    while (this.stale && !this.dropped) {
      const batch = firstOf(this.pieces);
      const last = batch.at(-1);
      const whole = batch.length === this.pieces.length;
      this.stale = !whole;
      const row = whole ? this.now() : { ...this.row, size: last ? last.offset + last.bytes.byteLength : this.row.size };
      const stored = await spool.keep(row, batch).then(
        () => true,
        () => false,
      );
      if (stored) this.pieces = this.pieces.filter((piece) => !batch.includes(piece));
      this.tell(stored);
      if (!stored) break;
    }
    this.writing = null;
  }

  private now(): SpooledTake {
    const { size, endedBy, recordedMs } = this;
    return { ...this.row, size, endedBy, ...(recordedMs === undefined ? {} : { recordedMs }) };
  }

  private tell(kept: boolean) {
    if (this.kept === kept) return;
    this.kept = kept;
    this.onChange();
  }
}

function firstOf(pieces: Piece[]) {
  let size = 0;
  return pieces.filter(({ bytes }) => {
    const fits = size === 0 || size + bytes.byteLength <= atOnce;
    size += bytes.byteLength;
    return fits;
  });
}
