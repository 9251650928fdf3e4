import { stored } from '../stored.ts';

const most = 5;

/** Secrets that this browser keeps by address, of the latest few people who used it; they outlive a sign-out. */
function keptSecrets(name: string) {
  const read = (): [email: string, secret: string][] => {
    try {
      const kept: unknown = JSON.parse(stored.get(name) ?? '[]');
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  };
  return {
    of: (email: string) => read().find(([known]) => known === email.trim().toLowerCase())?.[1],
    keep(email: string, secret: string) {
      const address = email.trim().toLowerCase();
      const others = read().filter(([known]) => known !== address);
      stored.set(name, JSON.stringify([[address, secret], ...others].slice(0, most)));
    },
  };
}

/** By this the server knows a device on which somebody signed in before: wrong passwords from elsewhere do not make it wait. */
export const knownDevices = keptSecrets('devices');
/** By this the server knows the browser that signed up, when its mailed link is opened in it. */
export const ownSignUps = keptSecrets('signUps');
