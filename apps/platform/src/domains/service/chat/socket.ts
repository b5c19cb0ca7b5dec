import type { ChatFrame, ErrorCode, Language } from '@baize/api'
import { chatPath, chatPostLength, guestType } from '@baize/api'
import { errorText, faultText } from '@baize/api/error-texts/index'
import { chatHello, chatSaying } from '@baize/api/schemas/chat'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../../kernel/api-error.ts'
import type { SessionCaller } from '../../../kernel/http/caller.ts'
import { readHostCookie } from '../../../kernel/http/cookies.ts'
import { requestLanguage } from '../../../kernel/http/language.ts'
import { requireOpen } from '../../../kernel/settings/openness.ts'
import { deviceCookie } from '../../identity/index.ts'
import type { ServiceDependencies } from '../dependencies.ts'
import { type Place, postsOf, roomOf, say } from './posts.ts'
import { openTalk } from './talks.ts'

const helloWithinMs = 10_000
const largestFrameBytes = 8_192
/** Refusals of one post, after which its author reads on. */
const staysOpen: ReadonlySet<ErrorCode> = new Set(['too_many_requests', 'chat_muted'])

/** The socket of the chat room and of talks with the house. One hello says which, and who speaks. */
export async function installChat(app: FastifyInstance, deps: ServiceDependencies): Promise<void> {
  await app.register(websocket, { options: { maxPayload: largestFrameBytes } })
  app.get(chatPath, { websocket: true, config: { operation: 'service.chat' } }, (socket, request) => {
    const leaving = new AbortController()
    socket.on('close', () => leaving.abort())
    socket.on('error', () => socket.terminate())
    const late = setTimeout(() => socket.close(1008, 'no hello'), helloWithinMs)
    let visit: Promise<Visit> | null = null
    let greeted = false
    socket.on('message', data => {
      clearTimeout(late)
      const frame = parse(String(data))
      const language = requestLanguage(request)
      visit ??= enter(deps, socket, request, frame, leaving.signal)
      const isHello = !greeted
      greeted = true
      const done = visit.then(open => (isHello ? undefined : hear(deps, socket, open, frame, language)))
      done.catch(error => {
        request.log.debug({ err: error }, 'chat refused')
        const known = error instanceof ApiError
        const text = errorText(known ? error.code : 'internal', language)
        tell(socket, {
          kind: 'refused',
          message: text,
          retryAfterSeconds: (known && error.detail.retryAfterSeconds) || null,
        })
        if (!known || !staysOpen.has(error.code)) socket.close(1008, 'refused')
      })
    })
  })
}

interface Visit {
  place: Place
  /** Null reads only; a visitor in a talk has no account and speaks all the same. */
  speaker: { authorId: bigint | null } | null
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

/** @throws ApiError invalid_input, module_off, session_expired, and what keeps the site closed */
async function enter(
  deps: ServiceDependencies,
  socket: WebSocket,
  request: FastifyRequest,
  frame: unknown,
  signal: AbortSignal,
): Promise<Visit> {
  const hello = chatHello.safeParse(frame)
  if (!hello.success) throw new ApiError('invalid_input')
  requireOpen(await deps.settings.recentBrand(), { address: request.ip, country: null }, deps.clock)
  const { token, talk } = hello.data
  if (talk === null) await deps.settings.requireOn('CHAT_ROOM')
  const member = token ? await memberBehind(deps, token, request) : null
  const talkId = talk === null ? null : await openTalk(deps, talk, member?.memberId ?? null)
  const isReal = member !== null && member.agentType !== guestType
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
  return { place, speaker }
}

async function memberBehind(
  { identity }: ServiceDependencies,
  token: string,
  request: FastifyRequest,
): Promise<SessionCaller> {
  const caller = await identity.sessions.find(token, readHostCookie(request, deviceCookie))
  if (caller.kind !== 'session') throw new ApiError('not_member')
  if (caller.mustChange) throw new ApiError('password_change_required')
  return caller
}

/** @throws ApiError not_allowed for who may only read; too_many_requests, chat_muted */
async function hear(
  deps: ServiceDependencies,
  socket: WebSocket,
  { place, speaker }: Visit,
  frame: unknown,
  language: Language,
): Promise<void> {
  const saying = chatSaying.safeParse(frame)
  if (!saying.success) throw new ApiError('invalid_input')
  if (!speaker) throw new ApiError('not_allowed')
  const text = saying.data.text.trim()
  if (text === '') return
  if ([...text].length > chatPostLength) {
    const message = faultText('too_long', language, { max: chatPostLength })
    return tell(socket, { kind: 'refused', message, retryAfterSeconds: null })
  }
  await say(deps, place, { text, authorId: speaker.authorId, staff: false })
}
