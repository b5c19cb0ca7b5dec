import { expect, test } from 'vitest'
import { forgetMember, sessionStore } from './session-store.ts'

test('[AUTH-040] [AUTH-041] [AUTH-042] forgetting the member leaves nothing of login, agent and club', () => {
  const before = sessionStore.getInitialState()
  sessionStore.setState({
    status: 'member',
    balanceHidden: true,
    unreadMessage: 3,
    member: {
      id: '100001',
      account: 'kara',
      nickname: 'Kara',
      type: 1,
      avatar: '/img/avatars/kara.webp',
      toUpline: true,
      clubLabel: { labelName: 'Gold', rankLevel: 5 },
      memberLabel: [],
      isClosed: false,
      previousSignInAt: null,
    },
  })
  forgetMember()
  expect(sessionStore.getState()).toEqual({ ...before, status: 'visitor' })
  expect(sessionStore.getState().member).toBeNull()
})
