import { hash, verify } from '@node-rs/argon2';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { Refused } from '../../../platform/refused.ts';

// argon2id with 64 MiB and three passes: about 60 ms a guess on the machine it was measured on
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const weakest = 2;
let judge: ZxcvbnFactory | undefined;

export const hashPassword = (password: string) => hash(password, cost);

/** An unknown address costs as much time as a wrong password: nobody learns by the clock who has an account. */
const nobody = hashPassword('somebody who does not exist');

export async function isPassword(stored: string | null | undefined, password: string) {
  const right = await verify(stored ?? (await nobody), password);
  return right && Boolean(stored);
}

/** Names that everybody tries first. */
const ownNames = ['vitrine', 'video', 'interview'];

/** Refuses what a list of common passwords, a keyboard row, the product's, the person's or the company's own name gives away. */
export function demandStrength(password: string, about: string[]) {
  // its lists take a tenth of a second, which no start has to wait for
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  if (judge.check(password, [...ownNames, ...about]).score < weakest)
    throw new Refused('weak-password', [{ field: 'password', message: 'weak-password' }]);
}
