import type { ChatFrame, ChatPost } from '@baize/api'
import { chatBeatMs, chatPath } from '@baize/api'
import { LineWatch } from '@baize/client-kit/line-watch.ts'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import { readSession } from '../../shared/session/session-storage.ts'
import { useSession } from '../../shared/session/session-store.ts'

export interface Chat {
  /** Null until the room has answered. */
  posts: ChatPost[] | null
  mayPost: boolean
  /** Posts of this page that are on their way, or were not taken. */
  unsent: Unsent[]
  say: (text: string) => void
  /** Says an unsent post once more. */
  again: (ref: string) => void
  discard: (ref: string) => void
}

interface Unsent {
  ref: string
  text: string
  /** Why it was not taken; null while it is being sent. */
  reason: string | null
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** A post that the room has not taken in this time is told as not sent. */
const takenWithinMs = 6_000

/**
 * The common room, or a talk by its secret. A broken line is opened again after a growing pause; the room then tells
 * what was said meanwhile. One that turned somebody away stays closed.
 */
export function useChat(talkOf: (() => string) | null): Chat {
  const [posts, setPosts] = useState<ChatPost[] | null>(null)
  const [mayPost, setMayPost] = useState(false)
  const [unsent, setUnsent] = useState<Unsent[]>([])
  const t = useText()
  const socket = useRef<WebSocket | null>(null)
  const status = useSession(state => state.status)

  /** A post that is still on its way was not taken, for a reason. */
  const fail = (reason: string, isMeant: (ref: string) => boolean): void =>
    setUnsent(before => before.map(post => (post.reason === null && isMeant(post.ref) ? { ...post, reason } : post)))
  const discard = (ref: string): void => setUnsent(before => before.filter(post => post.ref !== ref))

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
      else if (frame.kind === 'taken') discard(frame.ref)
      else if (frame.kind === 'refused') fail(frame.message, ref => !frame.ref || frame.ref === ref)
    }
    const watch = new LineWatch({ beatMs: chatBeatMs, dead: () => lost() })
    /** The line is given up, whether it says that it is closed or not, and the next one reads the room anew. */
    function lost(): void {
      const line = socket.current
      socket.current = null
      watch.end()
      line?.close()
      if (over) return
      fail(t('error.network'), () => true)
      timer = setTimeout(open, pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
    function open(): void {
      const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${chatPath}`)
      socket.current = line
      watch.begin()
      line.addEventListener('open', () => {
        const talk = talkOf?.() ?? null
        line.send(JSON.stringify({ kind: 'hello', token: readSession('token'), talk }))
      })
      line.addEventListener('message', ({ data }) => {
        watch.heard()
        hear(JSON.parse(String(data)) as ChatFrame)
      })
      line.addEventListener('close', ({ reason }) => {
        if (socket.current !== line) return
        if (reason !== 'refused') return lost()
        watch.end()
        fail(t('error.network'), () => true)
      })
    }
    open()
    return () => {
      over = true
      clearTimeout(timer)
      lost()
    }
  }, [status, talkOf])

  function say(text: string): void {
    const ref = crypto.randomUUID()
    const isOpen = socket.current?.readyState === WebSocket.OPEN
    setUnsent(before => [...before, { ref, text, reason: isOpen ? null : t('error.network') }])
    if (!isOpen) return
    socket.current?.send(JSON.stringify({ kind: 'post', text, ref }))
    setTimeout(() => fail(t('error.network'), each => each === ref), takenWithinMs)
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
