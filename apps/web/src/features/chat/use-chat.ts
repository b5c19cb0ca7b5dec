import type { ChatFrame, ChatPost } from '@baize/api'
import { chatPath } from '@baize/api'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import { readSession } from '../../shared/session/session-storage.ts'
import { useSession } from '../../shared/session/session-store.ts'

export interface Chat {
  /** Null until the room has answered. */
  posts: ChatPost[] | null
  mayPost: boolean
  /** Posts of this page that were not taken, each with the reason. */
  unsent: Unsent[]
  say: (text: string) => void
  /** Says an unsent post once more. */
  again: (ref: string) => void
  discard: (ref: string) => void
}

interface Unsent {
  ref: string
  text: string
  reason: string
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000

/**
 * The common room, or a talk by its secret. A broken line is opened again after a growing pause; the room then tells
 * what was said meanwhile. One that turned somebody away stays closed.
 */
export function useChat(talkOf: (() => string) | null): Chat {
  const [posts, setPosts] = useState<ChatPost[] | null>(null)
  const [mayPost, setMayPost] = useState(false)
  const [unsent, setUnsent] = useState<Unsent[]>([])
  /** What was said and not answered yet, by reference. */
  const saying = useRef(new Map<string, string>())
  const t = useText()
  const socket = useRef<WebSocket | null>(null)
  const status = useSession(state => state.status)

  function keep(ref: string, reason: string): void {
    const text = saying.current.get(ref)
    if (text === undefined) return
    saying.current.delete(ref)
    setUnsent(before => [...before, { ref, text, reason }])
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the line stays when the language changes
  useEffect(() => {
    if (status === 'unknown') return
    let over = false
    let pauseMs = firstPauseMs
    let timer: ReturnType<typeof setTimeout> | undefined
    function hear(frame: ChatFrame): void {
      if (frame.kind === 'history') {
        pauseMs = firstPauseMs
        setPosts(frame.posts)
        setMayPost(frame.mayPost)
      } else if (frame.kind === 'post') {
        setPosts(before => [...(before ?? []).filter(({ id }) => id !== frame.post.id), frame.post])
      } else if (frame.kind === 'removed') setPosts(before => (before ?? []).filter(({ id }) => id !== frame.id))
      else if (frame.kind === 'taken') saying.current.delete(frame.ref)
      else if (frame.ref) keep(frame.ref, frame.message)
      else keepAll(frame.message)
    }
    const keepAll = (reason: string): void => {
      for (const ref of saying.current.keys()) keep(ref, reason)
    }
    function open(): void {
      const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${chatPath}`)
      socket.current = line
      line.addEventListener('open', () => {
        const talk = talkOf?.() ?? null
        line.send(JSON.stringify({ kind: 'hello', token: readSession('token'), talk }))
      })
      line.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as ChatFrame))
      line.addEventListener('close', ({ reason }) => {
        if (!over) keepAll(t('error.network'))
        if (over || reason === 'refused') return
        timer = setTimeout(open, pauseMs)
        pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      })
    }
    open()
    return () => {
      over = true
      clearTimeout(timer)
      socket.current?.close()
    }
  }, [status, talkOf])

  const discard = (ref: string): void => setUnsent(before => before.filter(post => post.ref !== ref))
  function say(text: string): void {
    const ref = crypto.randomUUID()
    saying.current.set(ref, text)
    if (socket.current?.readyState === WebSocket.OPEN) socket.current.send(JSON.stringify({ kind: 'post', text, ref }))
    else keep(ref, t('error.network'))
  }
  return {
    posts,
    mayPost,
    unsent,
    say,
    again(ref) {
      const post = unsent.find(each => each.ref === ref)
      discard(ref)
      if (post) say(post.text)
    },
    discard,
  }
}
