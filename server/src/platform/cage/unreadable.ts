/**
 * What a decoder says about bytes that were read completely: they are not what they should be, or damaged. Every other
 * error of working on a file (no room, no memory, no time, a killed child) is a fault of ours and says nothing about it.
 */
export class Unreadable extends Error {
  override name = 'Unreadable';
}
