import type { ChatFrame, ErrorCode, Language } from '@baize/api'
import { chatBeatMs, chatPath, chatPostLength, guestType } from '@baize/api'
import { errorText, faultText } from '@baize/api/error-texts/index'
import { chatHello, chatSaying } from '@baize/api/schemas/chat'
import { countLine } from '@baize/server-kit/metrics/open-lines'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../../kernel/api-error.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import { requestLanguage } from '../../../kernel/http/language.ts'
import { createOpenLines, type OpenLines } from '../../../kernel/http/open-lines.ts'
import { requireOpen } from '../../../kernel/settings/openness.ts'
import type { ServiceDependencies } from '../dependencies.ts'
import { memberBehind, sessionEnds } from './member-behind.ts'
import { type Place, postsOf, roomOf, say } from './posts.ts'
import { openTalk } from './talks.ts'
import { Turns } from './turns.ts'

const helloWithinMs = 10_000
const largestFrameBytes = 8_192
const mostOfMember = 10
const mostOfNetwork = 100
/** Refusals of one post, after which its author reads on. */
const staysOpen: ReadonlySet<ErrorCode> = new Set(['too_many_requests', 'chat_muted'])

/** The socket of the chat room and of talks with the house. One hello says which, and who speaks. */
export async function installChat(app: FastifyInstance, deps: ServiceDependencies): Promise<void> {
  await app.register(websocket, { options: { maxPayload: largestFrameBytes } })
  const lines = { ofMember: createOpenLines(mostOfMember), ofNetwork: createOpenLines(mostOfNetwork) }
  app.get(chatPath, { websocket: true, config: { operation: 'service.chat' } }, (socket, request) => {
    const leaving = new AbortController()
    socket.on('close', countLine('chat'))
    // A page that hears nothing for two of these opens another line: its own may have died without a word.
    const beat = setInterval(() => tell(socket, { kind: 'beat' }), chatBeatMs)
    socket.on('close', () => {
      clearInterval(beat)
      leaving.abort()
    })
    socket.on('error', () => socket.terminate())
    const late = setTimeout(() => socket.close(1008, 'no hello'), helloWithinMs)
    let visit: Promise<Visit> | null = null
    let greeted = false
    const turns = new Turns(deps.clock)
    const refuse = (error: unknown, mayStay: boolean, ref?: string): void => {
      request.log.debug({ err: error }, 'chat refused')
      const known = error instanceof ApiError
      const message = errorText(known ? error.code : 'internal', requestLanguage(request))
      const retryAfterSeconds = (known && error.detail.retryAfterSeconds) || null
      tell(socket, { kind: 'refused', message, retryAfterSeconds, ...(ref && { ref }) })
      if (!mayStay || !known || !staysOpen.has(error.code)) socket.close(1008, 'refused')
    }
    try {
      lines.ofNetwork.take(request.network, leaving.signal)
    } catch (error) {
      return refuse(error, false)
    }
    socket.on('message', data => {
      clearTimeout(late)
      if (socket.readyState !== socket.OPEN) return
      if (!turns.takes()) return socket.close(1008, 'too many frames')
      const frame = parse(String(data))
      const isHello = !greeted
      greeted = true
      visit ??= enter({ ...deps, lines, refuse }, socket, request, frame, leaving.signal)
      const entered = visit
      const done = turns.take(async () => {
        const open = await entered
        if (!isHello) await hear({ ...deps, turns }, socket, open, frame, requestLanguage(request))
      })
      done.catch(error => refuse(error, !isHello, chatSaying.safeParse(frame).data?.ref))
    })
  })
}

interface Door extends ServiceDependencies {
  lines: { ofMember: OpenLines }
  refuse: (error: unknown, mayStay: boolean) => void
}

interface Visit {
  place: Place
  /** Null reads only; a visitor in a talk has no account and speaks all the same. */
  speaker: { authorId: bigint | null } | null
  /** The session may have ended since: asked before each post. @throws ApiError session_expired */
  recheck: () => Promise<MemberCaller | null>
}

const tell = (socket: WebSocket, frame: ChatFrame): void => {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** @throws ApiError invalid_input, module_off, session_expired, too_many_requests, and what keeps the site closed */
async function enter(
  deps: Door,
  socket: WebSocket,
  request: FastifyRequest,
  frame: unknown,
  signal: AbortSignal,
): Promise<Visit> {
  const hello = chatHello.safeParse(frame)
  if (!hello.success) throw new ApiError('invalid_input')
  const { token, talk } = hello.data
  // The house can be asked while its rooms are closed.
  if (talk === null) {
    requireOpen(
      await deps.settings.recentBrand(),
      { address: request.ip, country: deps.countryOf(request) },
      deps.clock,
    )
    await deps.settings.requireOn('CHAT_ROOM')
  }
  const recheck = async () => (token ? memberBehind(deps, token, request) : null)
  const member = await recheck()
  if (member) {
    deps.lines.ofMember.take(member.memberId.toString(), signal)
    sessionEnds(deps, member, signal).then(
      hasEnded => hasEnded && deps.refuse(new ApiError('session_expired'), false),
      error => deps.refuse(error, false),
    )
  }
  const talkId = talk === null ? null : await openTalk(deps, talk, member?.memberId ?? null, requestLanguage(request))
  const isReal = member !== null && member.agentType !== guestType && !member.isClosed
  const speaker = talkId !== null || isReal ? { authorId: member?.memberId ?? null } : null
  const place = { talkId }
  // Listening begins before the past is read, so that nothing slips between.
  const events = deps.push.room(roomOf(place), signal)
  const posts = await postsOf(deps.database.kysely, place)
  tell(socket, { kind: 'history', posts, mayPost: speaker !== null })
  const seen = new Set(posts.map(({ id }) => id))
  void (async () => {
    for await (const { event } of events) {
      if (event.kind === 'post' && seen.delete(event.post.id)) continue
      tell(socket, event)
    }
  })()
  return { place, speaker, recheck }
}

/** @throws ApiError not_allowed for who may only read; session_expired, excluded, too_many_requests, chat_muted */
async function hear(
  deps: ServiceDependencies & { turns: Turns },
  socket: WebSocket,
  { place, speaker, recheck }: Visit,
  frame: unknown,
  language: Language,
): Promise<void> {
  const saying = chatSaying.safeParse(frame)
  if (!saying.success) throw new ApiError('invalid_input')
  if (!speaker) throw new ApiError('not_allowed')
  const { ref } = saying.data
  const text = saying.data.text.trim()
  if (text === '') return
  if ([...text].length > chatPostLength) {
    const message = faultText('too_long', language, { max: chatPostLength })
    return tell(socket, { kind: 'refused', message, retryAfterSeconds: null, ...(ref && { ref }) })
  }
  deps.turns.requirePause()
  const caller = await recheck()
  if (place.talkId === null && caller?.isClosed) throw new ApiError('excluded')
  await say(deps, place, { text, authorId: speaker.authorId, staff: false })
  if (ref) tell(socket, { kind: 'taken', ref })
}
