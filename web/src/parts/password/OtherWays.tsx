import { ByPasskey } from '../passkeys/ByPasskey.tsx';
import { ByCompany } from '../single-sign-on/ByCompany.tsx';

/** What serves in place of the password, for whoever has it. */
export function OtherWays({ onShown }: { onShown: () => void }) {
  return (
    <>
      <ByPasskey onShown={onShown} />
      <ByCompany onShown={onShown} />
    </>
  );
}
