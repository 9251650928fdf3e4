import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import type { Call } from '@vitrine/contract/caller.ts';

/** What counts as a PDF by its content. */
export const aPaper = (words = 'Certificate') => new File([`%PDF-1.7\n% ${words}\n`], `${words}.pdf`, { type: 'application/pdf' });

/** Applies for a job and is accepted for it; returns the application. */
export async function givenAccepted(recruiter: Call, candidate: Call, bookingId: string) {
  const { applicationId } = await candidate(applying.apply, { bookingId, consent: true });
  await recruiter(deciding.setStatus, { ids: [applicationId], status: 'Accepted' });
  return applicationId;
}

/** A white sheet on green, 800 by 600 pixels, as telephones store photographs. */
export const aHeic = () => new Blob([Buffer.from(heic.join(''), 'base64')], { type: 'image/heic' });

const heic = [
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAA',
  'AAREAAAQABAAAAAAFkAAEAAAAAAAAJ+AAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwGlwcnAAAACiaXBjbwAAAHZodmNDAQNwAAAAAAAAAAAAWvAA',
  '/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAWroCQCEAAQApQgEBA3AAAAMAkAAAAwAAAwBaoAZCAJZZbqSSmubAgAAAAwCAAAADAIQiAAEAB0QBwXKwYkAAAA',
  'AUaXNwZQAAAAAAAAMgAAACWAAAABBwaXhpAAAAAAMICAgAAAAWaXBtYQAAAAAAAAABAAEDgQKDAAAKAG1kYXQAAAn0KAGvExQsGojIsOrBAB4DwNQQwOaocNP/31Ffrmr/',
  '1KFrSeb2Q7muztmBFLaUAAAjQAA4QAHMAAADAAADAAADAAADAAADAACVgKMCKW0pl3lpGXTGOrsukzw8bc5u9EgmgaQTsCk06HuXcILO6daluV7TgxlGmriBUBzaMI8Jtr',
  'fIHoNsbA0bnCTPeYYazPMWh3ZyrmSKsZI+I7dwmPUAywAh2BFCpEpmBiHB8MuJKG1oFUD0mtRR2+IXTrlS8sJxqGde4EyzBTdHAAbo7BcAAAMAAAMCupMAACiSq7v3mz+1',
  'PIQ1U5TliU9HsalMu+kmzpHgQgEK4mdoIbwwoN8YBWl23RFkUQQzcTzGKmmoU8yQX3Zofm3/kUBoaZ/6x9bux02eOwachVy8191GRNyWZhtsMkdznpW9/VETJFhsYnQAPZ',
  'upzDVq/ZMU04ijHTdHt/diByQLjku4mNrhWIi3r5Vc7mVdyBnTBitNNsOcRwhM429JpEBhe/ThFXDPj6Yc/W9gpdAPJ+OEWg6GM/eKvQLfoQSzXriaH2jpEeUK+pydtc+W',
  'D9SDeMCd5GVQmal47fvzebAjHALrYNPyi96VyKM5xG7kyjAB6h6C6xmUbVDCxnK34NzmpjKzj9Z1GvQ0IrabqbWvyGklnJX7u0jEw3spCiXa9rwVv4vOigPyZPVgjGk0vi',
  'tJ0a/xBtpcBGO2+xNShaZCZAUOVHD5mQWut7oibdu92squbxVRZhFppG3mzH3dcMM8sluzKBsIiBkRQLo328ZCFEtJ2V2JUd10IE6kLAqmbAxlsiA4aD4uonmgQBrG8f+7',
  'D/BQCJXNZ5VjLRISNneSoIfIFgMXARuMDVCZUK05rq4Wu1k3UYyIm8DRAL6uG9ern57rW+rsuppomh+52eKl4swvMJWfpYaMfeKBigOdfczAwgLV1ugJcPmerwCah2lkkJ',
  'RxPGN1GCCrlbr1Ee62VKmQuhmVkmleUVS3nrwMG9l51LT+ZVnZOxDfe0KHdaCFxHu1kWNG59+rtNtOWABkWnx9yTQoHk6BLitN9uJn3WMlYmCCOiiHHlT25eoY8FHmwkSL',
  '19r2KhS9RBAn/DRl4WXaLHFGwfk3+mcMDMwod1dgWh6pMmVhqetoQoe5Dq3FDW0XW7epkEzr9g/OMTsxOJEXaWaq0AhVaZt8cmKoIDM+lIpEWuGeIxr4DpMdzGGCnSa+0m',
  '+b0gjgSXYi8QnQlPAcsE7ckBIeM4TK+a5rDc1+TJaxH4nMHBgCVRziQhTppZpSlVi+0N2qy151tIqtSy0Ue5LkuuoYTwIWKYRpG8VLnjsJrphyRK0a9gael9HPiJ/+uIRs',
  'aHzZjiKuzz7gCdS0CPsGdVpcA43LFSERn5q+N0uDTgAK4huRRQkM4zG+talFf3Ibep+YswZRppv0DPEu2br8YyC+H/aBm0p63pa/Bn6yDae7ZqTBAaRlp4BKu7SYMWXMAx',
  'kIIE6PDHrsxmjWHd1k/cL31MCQ3lmhJfDs6vo86T5wEzKz3jv9wdnJY8loxCRHNH+33+UoRdxNvCO7K+Dcv0g2h11/RAeSZS+6nmNJjupfmFBj6gRFZaV/5YlCpHxiPywe',
  'oTYtlB7CeFwmN4Go1hbMXliU9FnAvV4cZ6106ST3ppdWjZKfuVNgNvqcufytSroSwaIHWM8IthfHpjJZxgmwlesJg38NAP0BIgb64MGxdkG8gjLmq3AFvzXohAKSsK4rEL',
  'ql/ntNiz1VhzIe7Lj40z+6XlmkkaQ2Mui/UDoMqIcAAFFS/8L/zO/Cf1vePlwN4SBrOGKHvELhb+7daTP09ueOWlj/v2G4cZ7UeCebnxbVrYdbqJMzV+yxlXwmX/8wsOTS',
  'w4GA9+WMSFFloyptrOPyJpD/fiGfZz0TrLWk70d2biMAzpbSt9yweugdJA/ZsvAZ7oWNQAwvy/BkGhRyelULQFWO6Yo7BAEv6CPwsXELfbZd5FqXxJAqnr98UeBaG5vodn',
  'DUi0SEe+vcCU0I63+qXSAWTulNYkRYysHKGQl2bsVuJbtF5wOCahw96Z3nxU1HTScgU/mT+g84UQNErSWQZhsRU2ikAZEfO15kCJ88dqnDta4brVEfDgimZIqFW8WsK9hG',
  '/U4jgFhPhFErUzZCApUD4IbjXLIrf1MDmT7YApTE4Q5G8IyqwnZ9PbShkVaddcPjdH38d9+t5d4y9hSNbAgu4xsIrO9fFW2NIymawccGE2ITNdGYV3ESQJ/aGRulPWwGIH',
  'w9kBQg+OlTlm6e5JENDnYkjurf38peG5hGnfcM9XOblhNOkDUsZRkBEiSl/RzJ1zs0H67MlwI2kDCN1FLUhWZVoNIITLTmNL5k3Iku2o/nt6Ql8an9SWmURYabPBUotaF2',
  'bU5AYikDfSnXtgKONIG3dlnuHFUNmNUvWcI55/3RDwPN4yvAcwrEMXh/9qibJhnqGpeTxmkaRjsuefwTvr3zMT6eEXXip4gfw14peCwcYp+UJ0LHXiEBtZ1wOdkkSnM+fn',
  'YkF5PJZbVpyKXT1cks2Fcp9Z/Ch8swCersBFpyEmepIo4m9609+PKxxH+jNpzOf/wcrp974mo4p7ohMHAnVNvRJOp//sAp8QzQ09DJFl81XkRHnX1fEk60ZFaKpos0VF8v',
  'jwdPUKJfzUwb19VFMYX39PFc6UfKJEx010KrqTDicekc0jNfDm8adPU924PPT98UqTxlpFgyZSAvxGsgoYmAEPYSiVqsX9oxtX6AOV1IFaclJuHCaSFunE+5xmgRRL0DRH',
  'O2LZutw09rsRrOfaG2yN/pWWOaZg7Ds9AdMFwHV99hJyMgoxII6D7bjT6vk9P8oMBCGul5qznH/CYH8odWfkF3vlBdxR5LFBQhJ80f1bVBict69i1/B10bJlkNC+lG7YiB',
  '/3P2y2Sbv/GZ0zLeUzfH3BaMHoAdZowt9CrD8RP1ySAMp/k9Lp0Zw7h1JF4SfVQWrAIzSAZZD0xuLhe9R7OhFw6+fi2tPAAABAgAAAMAAAMA868R4AAAAwAAOqAAAAMCUy',
  'hgAAADAAADAAADAAADAAADAAHFhCAAAAMACugAAAoVeAAAAwAAAwAAAwAAAwAAAwAAWR5gAAADAAHRAAAR634AAAMAAAMAAAMAAAMAAAMAAfQgAAADAAAKKAAAGs4f8zqW',
  '7eDhZrXHQCD5rzVihH1qoLc+ftZf1pAg6hKtrpkH0gyQt+J95hubAAADAABtwAAAAwMEAAADAAADAAADAAADAAADAAADAKAAAAMAAAMA2IAAAAMAAAMAAAMAAAMAAAMAAA',
  'MAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMDIg==',
];
