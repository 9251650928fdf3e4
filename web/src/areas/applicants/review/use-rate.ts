import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { useAct } from '../../../platform/calls/use-act.ts';

/** Gives stars. */
export function useRate(id: string) {
  const give = useAct(deciding.rate);
  return (questionNo: number, stars: number) => give.mutate({ id, questionNo, stars });
}
