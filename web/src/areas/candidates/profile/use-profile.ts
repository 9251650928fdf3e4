import { useQueryClient } from '@tanstack/react-query';
import { account } from '@vitrine/contract/accounts/account.ts';
import { profile } from '@vitrine/contract/candidates/profile.ts';
import type { CandidateProfile } from '@vitrine/contract/candidates/shapes.ts';
import { minute } from '@vitrine/contract/durations.ts';
import type { Asked, Endpoint, Reply } from '@vitrine/contract/endpoint.ts';
import { type ActOptions, useAct } from '../../../platform/calls/use-act.ts';
import { asking, refresh, useAsk } from '../../../platform/calls/use-ask.ts';

/** Links to documents and films live ten minutes; asked again a little earlier, they never fail while somebody looks. */
const freshMilliseconds = 8 * minute;

export const useProfile = () => useAsk(profile.own, {}, { refetchInterval: freshMilliseconds });

/** Puts an answer in the place of the profile that the screens show. */
export function useTakeProfile() {
  const client = useQueryClient();
  return (next: CandidateProfile) => {
    const { queryKey } = asking(profile.own, {});
    const before = client.getQueryData<CandidateProfile>(queryKey);
    client.setQueryData(queryKey, next);
    const renamed = before?.firstName !== next.firstName || before.lastName !== next.lastName || before.cProfilePic !== next.cProfilePic;
    if (renamed) void refresh(client, [account.own]);
  };
}

/** An act that returns the whole profile, which is shown at once. */
export function useProfileAct<const E extends Endpoint & { reply: typeof profile.own.reply }>(endpoint: E, options: ActOptions<E> = {}) {
  const take = useTakeProfile();
  return useAct(endpoint, {
    ...options,
    onDone: (reply: Reply<E>, asked: Asked<E>) => {
      take(reply as CandidateProfile);
      options.onDone?.(reply, asked);
    },
  });
}
