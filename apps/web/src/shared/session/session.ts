import type { ResponseOf } from '@baize/api'
import { ApiError } from '@baize/client-kit/api-error.ts'
import type { QueryClient } from '@tanstack/react-query'
import { boot } from '../api/boot.ts'
import { call, whenPasswordMustChange, whenSessionEnds } from '../api/call.ts'
import { isModuleOn } from '../settings/module-tree.ts'
import type { LoginAnswer, LoginType } from './after-login.ts'
import { mustChangePassword, needsPasswordFlag } from './after-login.ts'
import { keepCodes } from './came-with.ts'
import { holdChangeTicket } from './events/change-ticket.ts'
import { clearSession, readSession, removeSession, writeSession } from './session-storage.ts'
import type { SessionState } from './session-store.ts'
import { forgetMember, sessionStore } from './session-store.ts'

let stopEvents: () => void = () => {}
let expire: () => void = () => {}

export interface SessionListeners {
  /** Holds what events change of the lists that pages show. */
  queryClient: QueryClient
  /** The server no longer knows the session. */
  onExpired: () => void
  /** The member has to choose a new password before anything else. */
  onChangeDue: () => void
  /** The member could not be told, so that the session was ended. */
  onLost: (error: unknown) => void
}
let listeners: SessionListeners

/** Starts the session of this tab: notes the merchant and, with a token, loads the member and the balance. */
export function startSession(given: SessionListeners): void {
  listeners = given
  const { merchant, merchantCode } = boot().info
  writeSession('merchant', merchant)
  writeSession('merchantCode', merchantCode)
  // A visit that is not told costs the visitor nothing, and a code that nobody gave out counts nowhere.
  keepCodes(location.search, code => {
    call('agents.noteVisit', { code, visitId: crypto.randomUUID() }).catch(() => {})
  })
  expire = () => {
    if (sessionStore.getState().status !== 'member') return
    leave()
    listeners.onExpired()
  }
  whenSessionEnds(expire)
  whenPasswordMustChange(given.onChangeDue)
  if (readSession('token')) void enter()
  else forgetMember()
}

/**
 * Goes on from a sign-in or a registration: keeps the token and, unless the password has to be changed first, loads who
 * it is.
 */
export async function enterWith(answer: LoginAnswer, type: LoginType = 'username'): Promise<void> {
  const expiryIsOn = isModuleOn(boot().info.modules, 'PASSWORD_EXPIRY')
  writeSession('token', answer.token)
  holdChangeTicket(answer.changeTicket)
  if (needsPasswordFlag(answer, expiryIsOn)) writeSession('cpw', 'true')
  if (answer.firstTimeLogin) await call('members.firstLogin', {}).catch(() => null)
  if (!mustChangePassword(answer, type, expiryIsOn)) return enter()
  sessionStore.setState({ status: 'visitor' })
  listeners.onChangeDue()
}

/** Goes on after the password was changed: the token is a new one, and nothing is due any more. */
export async function enterAfterChange(token: string): Promise<void> {
  stopEvents()
  holdChangeTicket(null)
  writeSession('token', token)
  removeSession('cpw')
  await enter()
}

/** Goes on as a trial guest, who has no password to change. */
export async function enterAsGuest({ token }: LoginAnswer): Promise<void> {
  writeSession('token', token)
  removeSession('cpw')
  await enter()
}

async function enter(): Promise<void> {
  sessionStore.setState({ status: 'member' })
  listen()
  const [member] = await Promise.allSettled([
    loadMember().catch(loadAgain),
    refreshBalance(),
    readCounts(),
    call('members.avatar', {}).then(({ url }) => note({ avatar: url })),
    call('members.icon', {}).then(({ url }) => note({ levelIcon: url })),
  ])
  if (member.status === 'rejected' && sessionStore.getState().status === 'member') {
    leave()
    listeners.onLost(member.reason)
  }
}

/** Follows the member's event stream. Only members need what it takes; without it figures stand as their calls told them. */
function listen(): void {
  const over = new AbortController()
  stopEvents = () => over.abort()
  void import('./events/follow-session.ts')
    .then(({ followSession }) => {
      const { queryClient } = listeners
      followSession({ queryClient, note, noteWaiting, expire, refreshBalance, loadMember, readCounts }, over.signal)
    })
    .catch(() => null)
}

/** Notes what came in for the member, unless they have left meanwhile. */
function note(part: Partial<SessionState>): void {
  if (sessionStore.getState().status === 'member') sessionStore.setState(part)
}

const noteWaiting = (waiting: ResponseOf<'messages.unreadCount'>): void => {
  const { messageCount, missionCount, rewardCount, promoCount } = waiting
  note({ unreadMessage: messageCount, missionCount, rewardCount, availablePromoCount: promoCount })
}

/** Reads anew what waits for the member, and their contracts. */
const readCounts = (): Promise<unknown> =>
  Promise.allSettled([
    call('messages.unreadCount', {}).then(noteWaiting),
    call('members.consolidated', {}).then(contracts => note({ contracts })),
  ])

/** Reads anew who is signed in here. */
export async function loadMember(): Promise<void> {
  const member = await call('members.info', {})
  writeSession('customerId', member.id)
  writeSession('account', member.account)
  writeSession('username', member.account)
  writeSession('isAgent', String(member.type))
  writeSession('memberLabel', JSON.stringify(member.memberLabel))
  sessionStore.setState({ member })
}

const secondTryMs = 1_000

/**
 * Tries a lost call once more. A page that is being left loses its calls too; it does not live to see this, and keeps the
 * session.
 */
async function loadAgain(error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || error.code !== 'network') throw error
  await new Promise(resolve => setTimeout(resolve, secondTryMs))
  if (sessionStore.getState().status === 'member') await loadMember()
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

/**
 * Signs out on the server, then here. A server that does not answer does not keep anyone signed in. What remember-me left
 * on this browser goes too, unless the member wants to stay known.
 */
export async function signOut({ stayKnown = false } = {}): Promise<void> {
  stopEvents()
  await call('session.logout', stayKnown ? { stayKnown: 'yes' } : {}).catch(() => null)
  leave()
}

/** Takes no event for a session that was lost, until what it answers is called. */
export function pauseEvents(): () => void {
  stopEvents()
  return listen
}

/** Signs out here alone. */
export function leave(): void {
  stopEvents()
  clearSession()
  holdChangeTicket(null)
  forgetMember()
}
