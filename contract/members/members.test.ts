import { describe, expect, it } from 'vitest';
import { currentUserSchema, roleSchema, sessionReplySchema } from './members.ts';

const ana = {
  userId: 'm1',
  handle: 'Ana',
  email: 'ana@example.org',
  roles: ['Admin'],
  createdUtc: '2026-01-01T00:00:00Z',
  avatarUrl: '/art/avatars/m1.svg',
  isGuest: false,
  isVerified: true,
};

const faultsOf = (reply: unknown) => {
  const parsed = currentUserSchema.safeParse(reply);
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
};

describe('the current user', () => {
  it('has userId, handle, email, roles, createdUtc and avatarUrl [spec 3.1, 3.2, 3.3, 3.4, 3.5, 3.6]', () => {
    expect(currentUserSchema.parse(ana)).toEqual(ana);
  });

  it.each(['userId', 'handle', 'email', 'createdUtc'] as const)('is told by a text for %s', (field) => {
    expect(faultsOf({ ...ana, [field]: 7 })).toEqual([field]);
    expect(faultsOf({ ...ana, [field]: undefined })).toEqual([field]);
  });

  it('has roles as a list of strings [spec 3.4]', () => {
    expect(faultsOf({ ...ana, roles: 'Admin' })).toEqual(['roles']);
    expect(faultsOf({ ...ana, roles: [7] })).toEqual(['roles.0']);
  });

  it('may be without an avatarUrl [spec 3.6]', () => {
    const { avatarUrl: _, ...rest } = ana;
    expect(faultsOf(rest)).toEqual([]);
  });
});

describe('the reply of login, register and refresh', () => {
  it('carries token, userId, handle, email and roles [spec 3.7]', () => {
    const reply = { token: 't', userId: 'm1', handle: 'Ana', email: '', roles: ['PowerUser'] };
    expect(Object.keys(sessionReplySchema.shape)).toEqual(Object.keys(reply));
    expect(sessionReplySchema.parse(reply)).toEqual(reply);
  });
});

describe('the roles', () => {
  it('are Admin and PowerUser [spec 6.1]', () => {
    expect(roleSchema.options).toEqual(['Admin', 'PowerUser']);
  });
});
