import type { Face } from '@vitrine/contract/home/needs.ts';

interface Member {
  firstName: string;
  lastName: string;
  companyName: string;
  picture: string | null;
}

/** Who writes, as everybody else of the home is shown. */
export const faceOfMember = ({ firstName, lastName, companyName, picture }: Member): Face => ({
  name: `${firstName} ${lastName}`.trim() || companyName,
  alias: '',
  picture,
});
