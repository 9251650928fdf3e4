/**
 * What a decoder says about bytes that were read completely: they are no recording, or a damaged one. Every other error
 * of working on a recording (no room, no memory, no time, a killed child) is a fault of ours and says nothing about it.
 */
export class Unreadable extends Error {
  override name = 'Unreadable';
}
