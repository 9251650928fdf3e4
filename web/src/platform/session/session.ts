import { type CompanyRole, companyRoles, type UserType, userTypes } from '@vitrine/contract/vocabulary.ts';
import { useSyncExternalStore } from 'react';
import { stored } from '../stored.ts';

/** Who looks at the page, as guards and menus see it; an owner is a recruiter, who may change more on some pages. */
export type Visitor = 'signed-out' | 'guest-reviewer' | 'candidate' | 'hiring-manager' | 'recruiter' | 'admin';

/** What somebody may in a company; a guest reviewer judges one of its jobs without an account. */
export type SessionRole = CompanyRole | 'guest-reviewer';
const sessionRoles = [...companyRoles, 'guest-reviewer'] as const;

/** Somebody of a company, whatever they may there. */
export const isOfCompany = (who: Visitor) => who === 'recruiter' || who === 'hiring-manager';

export interface UserInfo {
  firstName: string;
  lastName: string;
  profilePic: string | null;
  /** An interview guest: a candidate without password whose session reaches one interview only. */
  guest: boolean;
  /** What somebody of a company may there. */
  role: CompanyRole | null;
}

export interface Session {
  token: string;
  /** Null for a guest reviewer, who has no account. */
  userType: UserType | null;
  userEmail: string;
  /** What somebody of a company may there. */
  role?: SessionRole | null;
}

const keys = ['token', 'userType', 'userEmail', 'userInfo', 'role'] as const;
const listeners = new Set<() => void>();
let current: Session | null | undefined;
let currentInfo: UserInfo | null | undefined;

function read(): Session | null {
  const token = stored.get('token');
  const userType = userTypes.find((one) => one === stored.get('userType')) ?? null;
  const role = sessionRoles.find((one) => one === stored.get('role')) ?? null;
  return token && (userType || role === 'guest-reviewer') ? { token, userType, userEmail: stored.get('userEmail') ?? '', role } : null;
}

function readInfo(): UserInfo | null {
  try {
    return JSON.parse(stored.get('userInfo') ?? 'null') as UserInfo | null;
  } catch {
    return null;
  }
}

function changed() {
  current = undefined;
  currentInfo = undefined;
  for (const listener of listeners) listener();
}

// the first listener connects to the storage of the browser, which takes its time: not while the program starts
if (typeof window !== 'undefined') setTimeout(() => window.addEventListener('storage', changed));

/** The signed-in person, or nothing; kept in local storage (R100, R102, R104). */
export const session = (): Session | null => {
  if (current === undefined) current = read();
  return current;
};

export const userInfo = (): UserInfo | null => {
  if (currentInfo === undefined) currentInfo = readInfo();
  return currentInfo;
};

/** Stores a sign-in; what is known of the person before is forgotten. */
export function storeSession({ token, userType, userEmail, role }: Session) {
  stored.remove(...keys);
  stored.set('token', token);
  if (userType) stored.set('userType', userType);
  stored.set('userEmail', userEmail);
  if (role) stored.set('role', role);
  changed();
}

export function storeUserInfo(info: UserInfo, email?: string) {
  const next = JSON.stringify(info);
  if (stored.get('userInfo') === next && (email === undefined || stored.get('userEmail') === email)) return;
  stored.set('userInfo', next);
  if (info.role) stored.set('role', info.role);
  if (email !== undefined) stored.set('userEmail', email);
  changed();
}

/** Where an interview keeps a copy of the session (kept-session.ts). */
export const keptSessionName = 'vitrine-session';

function forgetCopy() {
  try {
    indexedDB.deleteDatabase(keptSessionName);
  } catch {
    // none was kept
  }
}

/** Where somebody's own notes for an interview are kept; they go with the person. */
export const ownNotesKey = 'interviewNotes';
/** Where answers in writing are kept until they are saved; they go with the person too. */
export const begunAnswersKey = 'begunAnswers';

/** Where sessions are kept that were left while the server was away (left-sessions.ts); they outlive a sign-out. */
export const leftSessionsKey = 'leftSessions';

/** Forgets the person on this device (R105). */
export function clearSession() {
  stored.remove(...keys, ownNotesKey, begunAnswersKey);
  forgetCopy();
  changed();
}

const visitors = { Candidate: 'candidate', Recruiter: 'recruiter', User: 'admin' } as const;

export const visitor = (): Visitor => {
  const now = session();
  if (!now) return 'signed-out';
  if (now.role === 'guest-reviewer') return 'guest-reviewer';
  if (now.userType === 'Recruiter' && now.role === 'hiring-manager') return 'hiring-manager';
  return now.userType ? visitors[now.userType] : 'signed-out';
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSession = () => useSyncExternalStore(subscribe, session);
export const useUserInfo = () => useSyncExternalStore(subscribe, userInfo);
export const useVisitor = () => useSyncExternalStore(subscribe, visitor);

/** Whether the one who looks works with the whole company; what only they may do is not shown to a hiring manager. */
export const useIsRecruiter = () => useVisitor() === 'recruiter';

/** Told when another kind of visitor, or another person, looks at the page. */
export function onVisitorChange(listener: () => void) {
  const who = () => `${visitor()} ${session()?.token}`;
  let before = who();
  return subscribe(() => {
    const now = who();
    if (now === before) return;
    before = now;
    listener();
  });
}
