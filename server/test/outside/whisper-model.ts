/**
 * A model file in the format of whisper.cpp that is as small as one can be: it hears nothing, and says the same words over
 * any sound. What stands around a model is tested with it; how well one hears is not.
 */
import fs from 'node:fs';

const state = 64;
const vocabulary = 51_865;
/** Numbers of the signs that every model with several languages has. */
const end = 50_257;
const begin = 50_364;
/** What stands before the first word: begin, language, task. */
const before = 2;

const shape = (layers: number) => ({ layers, audioContext: 1500, textContext: 448, mels: 80 });

/** Words, and the second at which the last one ends; each word is one sign of the vocabulary. */
export function writeWhisperModel(file: string, words: readonly string[], seconds: number) {
  const { layers, audioContext, textContext, mels } = shape(1);
  const parts: Buffer[] = [];
  const integers = (...numbers: number[]) => parts.push(Buffer.from(Int32Array.from(numbers).buffer));
  integers(0x67676d6c, vocabulary, audioContext, state, 1, layers, textContext, state, 1, layers, mels, 1);
  integers(mels, 201);
  parts.push(Buffer.alloc(mels * 201 * 4));
  // a blank is asked for by name
  const texts = [...words.map((one) => ` ${one}`), ' '].map((one) => Buffer.from(one));
  integers(texts.length);
  for (const word of texts) {
    integers(word.length);
    parts.push(word);
  }

  const tensor = (name: string, sides: number[], fill: (numbers: Float32Array) => void = () => undefined) => {
    const numbers = new Float32Array(sides.reduce((product, one) => product * one, 1));
    fill(numbers);
    // what is multiplied is kept in half the bytes, what is added in all of them
    const isHalf = sides.length > 1 && !/bias|positional/.test(name);
    integers(sides.length, name.length, isHalf ? 1 : 0, ...sides);
    parts.push(Buffer.from(name), Buffer.from((isHalf ? Float16Array.from(numbers) : numbers).buffer));
  };
  const ones = (numbers: Float32Array) => numbers.fill(1);
  const norm = (name: string) => {
    tensor(`${name}.weight`, [state], ones);
    tensor(`${name}.bias`, [state]);
  };
  const linear = (name: string, from: number, to: number, hasBias = true) => {
    tensor(`${name}.weight`, [from, to]);
    if (hasBias) tensor(`${name}.bias`, [to]);
  };
  const attention = (name: string) => {
    norm(`${name}_ln`);
    linear(`${name}.query`, state, state);
    linear(`${name}.key`, state, state, false);
    linear(`${name}.value`, state, state);
    linear(`${name}.out`, state, state);
  };
  const block = (name: string, isDecoder: boolean) => {
    attention(`${name}.attn`);
    if (isDecoder) attention(`${name}.cross_attn`);
    norm(`${name}.mlp_ln`);
    linear(`${name}.mlp.0`, state, 4 * state);
    linear(`${name}.mlp.2`, 4 * state, state);
  };

  tensor('encoder.positional_embedding', [state, audioContext]);
  tensor('encoder.conv1.weight', [3, mels, state]);
  tensor('encoder.conv1.bias', [1, state]);
  tensor('encoder.conv2.weight', [3, state, state]);
  tensor('encoder.conv2.bias', [1, state]);
  norm('encoder.ln_post');
  block('encoder.blocks.0', false);
  // each place of the text points at one side, and the sign that belongs there answers to it
  const signs = [begin, ...words.keys(), begin + Math.round(seconds * 50), end];
  tensor('decoder.positional_embedding', [state, textContext], (numbers) => {
    for (const place of signs.keys()) numbers[(before + place) * state + place] = 100;
  });
  tensor('decoder.token_embedding.weight', [state, vocabulary], (numbers) => {
    for (const [place, sign] of signs.entries()) numbers[sign * state + place] = 5;
  });
  norm('decoder.ln');
  block('decoder.blocks.0', true);
  fs.writeFileSync(file, Buffer.concat(parts));
}
