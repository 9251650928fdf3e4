/** Address of an interview on this site. */
export const interviewPath = (jobcodeId: string, uniqueId?: string) =>
  `/video-interview/${encodeURIComponent(jobcodeId)}${uniqueId ? `/${encodeURIComponent(uniqueId)}` : ''}`;

/** Signing in or up, and back to the interview. */
export const signUpLink = (jobcodeId: string, uniqueId: string | undefined, mode: 'in' | 'up') =>
  `/signup?mode=${mode}&next=${encodeURIComponent(interviewPath(jobcodeId, uniqueId))}`;
