import { setup } from 'xstate';

export const VISITED = {
  'visit.about': '/about',
  'visit.achievements': '/achievements?season=2&of=ana#newest',
  'visit.users': '/admin/users',
  'visit.adminNonsense': '/admin/nonsense',
  'visit.nonsense': '/nonsense',
  'visit.login': '/login',
  'visit.loginForAchievements': `/login?redirect=${encodeURIComponent('/achievements?season=2&of=ana#newest')}`,
  'visit.loginForEvil': `/login?redirect=${encodeURIComponent('//evil.example/drafts')}`,
  'visit.register': '/register',
} as const;

export type FlowEventType =
  | keyof typeof VISITED
  | 'member.signedIn'
  | 'admin.signedIn'
  | 'guest.entered'
  | 'somebody.loggedOut'
  | 'admin.lostTheRole'
  | 'admin.hoveredTheAdminLink'
  | 'visitor.hoveredMembersLink';

/**
 * Who somebody is and on which kind of page, and what they can do there. It says where people can go, never where they
 * arrive: that is written in guards.oracle.ts.
 */
export const guardsFlow = setup({ types: { events: {} as { type: FlowEventType } } }).createMachine({
  id: 'guards',
  initial: 'visitor',
  states: {
    visitor: {
      initial: 'elsewhere',
      on: {
        'visit.about': '.elsewhere',
        'visit.nonsense': '.elsewhere',
        'visit.adminNonsense': '.elsewhere',
        'visit.achievements': '.atLoginForAchievements',
        'visit.users': '.atLoginForUsers',
        'visit.login': '.atLogin',
        'visit.loginForAchievements': '.atLoginForAchievements',
        'visit.loginForEvil': '.atLoginForEvil',
        'visit.register': '.atRegister',
      },
      states: {
        elsewhere: { on: { 'visitor.hoveredMembersLink': 'elsewhere' } },
        atRegister: {},
        atLogin: arrivals({ member: 'elsewhere', admin: 'elsewhere', guest: 'elsewhere' }),
        atLoginForEvil: arrivals({ member: 'elsewhere', admin: 'elsewhere', guest: 'elsewhere' }),
        atLoginForAchievements: arrivals({
          member: 'onMembersPage',
          admin: 'onMembersPage',
          guest: 'onMembersPage',
        }),
        atLoginForUsers: arrivals({ member: 'elsewhere', admin: 'onAdminPage', guest: 'elsewhere' }),
      },
    },
    guest: {
      initial: 'elsewhere',
      on: {
        'visit.about': '.elsewhere',
        'visit.nonsense': '.elsewhere',
        'visit.adminNonsense': '.elsewhere',
        'visit.users': '.elsewhere',
        'visit.achievements': '.onMembersPage',
        'visit.login': '.atLogin',
        'visit.loginForAchievements': '.atLoginForAchievements',
        'visit.loginForEvil': '.atLogin',
        'visit.register': '.atRegister',
      },
      states: {
        elsewhere: { on: { 'somebody.loggedOut': '#guards.visitor.elsewhere' } },
        onMembersPage: { on: { 'somebody.loggedOut': '#guards.visitor.atLoginForAchievements' } },
        atRegister: {},
        atLogin: { on: { 'member.signedIn': '#guards.member.elsewhere' } },
        atLoginForAchievements: { on: { 'member.signedIn': '#guards.member.onMembersPage' } },
      },
    },
    member: {
      initial: 'elsewhere',
      on: {
        'visit.about': '.elsewhere',
        'visit.nonsense': '.elsewhere',
        'visit.adminNonsense': '.elsewhere',
        'visit.users': '.elsewhere',
        'visit.achievements': '.onMembersPage',
        'visit.login': '.elsewhere',
        'visit.loginForAchievements': '.onMembersPage',
        'visit.loginForEvil': '.elsewhere',
        'visit.register': '.elsewhere',
      },
      states: {
        elsewhere: { on: { 'somebody.loggedOut': '#guards.visitor.elsewhere' } },
        onMembersPage: { on: { 'somebody.loggedOut': '#guards.visitor.atLoginForAchievements' } },
      },
    },
    admin: {
      initial: 'elsewhere',
      on: {
        'visit.about': '.elsewhere',
        'visit.nonsense': '.elsewhere',
        'visit.adminNonsense': '.elsewhere',
        'visit.users': '.onAdminPage',
        'visit.achievements': '.onMembersPage',
        'visit.login': '.elsewhere',
        'visit.loginForAchievements': '.onMembersPage',
        'visit.loginForEvil': '.elsewhere',
        'visit.register': '.elsewhere',
      },
      states: {
        elsewhere: {
          on: {
            'somebody.loggedOut': '#guards.visitor.elsewhere',
            'admin.lostTheRole': '#guards.member.elsewhere',
            'admin.hoveredTheAdminLink': 'elsewhere',
          },
        },
        onMembersPage: {
          on: {
            'somebody.loggedOut': '#guards.visitor.atLoginForAchievements',
            'admin.lostTheRole': '#guards.member.onMembersPage',
          },
        },
        onAdminPage: {
          on: {
            'somebody.loggedOut': '#guards.visitor.atLoginForUsers',
            'admin.lostTheRole': '#guards.member.elsewhere',
          },
        },
      },
    },
  },
});

function arrivals<Member extends string, Admin extends string, Guest extends string>(to: {
  readonly member: Member;
  readonly admin: Admin;
  readonly guest: Guest;
}) {
  return {
    on: {
      'member.signedIn': `#guards.member.${to.member}`,
      'admin.signedIn': `#guards.admin.${to.admin}`,
      'guest.entered': `#guards.guest.${to.guest}`,
    },
  } as const;
}
