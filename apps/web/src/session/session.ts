import type { ResponseOf } from '@baize/api'
import { boot } from '../shared/api/boot.ts'
import { call, whenSessionEnds } from '../shared/api/call.ts'
import { clearSession, readSession, writeSession } from '../shared/session/session-storage.ts'
import { followEvents } from './follow-events.ts'
import { forgetMember, sessionStore } from './session-store.ts'
import { receiveBalance } from './shown-balance.ts'

type SignedIn = ResponseOf<'session.login'>

let stopEvents: () => void = () => {}
let expire: () => void = () => {}

/** Starts the session of this tab: notes the merchant and, with a token, loads the member and the balance. */
export function startSession(onExpired: () => void): void {
  const { merchant, merchantCode } = boot().info
  writeSession('merchant', merchant)
  writeSession('merchantCode', merchantCode)
  expire = () => {
    if (sessionStore.getState().status !== 'member') return
    leave()
    onExpired()
  }
  whenSessionEnds(expire)
  if (readSession('token')) void enter()
  else forgetMember()
}

/** Goes on from a sign-in or a registration: keeps the token, then loads who it is. */
export async function enterWith({ token }: SignedIn): Promise<void> {
  writeSession('token', token)
  await enter()
}

async function enter(): Promise<void> {
  sessionStore.setState({ status: 'member' })
  stopEvents = followEvents({
    onEvent(event) {
      if (event.kind === 'balance') receiveBalance(event)
      else expire()
    },
    // An ended session shows in the next call, and that call says so in one place.
    onRefused: () => void refreshBalance().catch(() => null),
  })
  await Promise.allSettled([loadMember(), refreshBalance()])
}

async function loadMember(): Promise<void> {
  const member = await call('members.info', {})
  writeSession('customerId', member.id)
  writeSession('account', member.account)
  writeSession('username', member.account)
  writeSession('isAgent', String(member.type))
  writeSession('memberLabel', member.memberLabel.map(({ labelName }) => labelName).join(','))
  sessionStore.setState({ member })
}

/** Asks for the balance anew; the header shows a placeholder meanwhile and the old figure again when it fails. */
export async function refreshBalance(): Promise<void> {
  const { balance } = sessionStore.getState()
  sessionStore.setState({ balance: null })
  try {
    sessionStore.setState({ balance: await call('wallet.balance', {}) })
  } catch (error) {
    sessionStore.setState({ balance })
    throw error
  }
}

/** Signs out on the server, then here. A server that does not answer does not keep anyone signed in. */
export async function signOut(): Promise<void> {
  stopEvents()
  await call('session.logout', {}).catch(() => null)
  leave()
}

function leave(): void {
  stopEvents()
  clearSession()
  forgetMember()
}
