import type { ChatFrame, ChatPost } from '@baize/api'
import { chatPath } from '@baize/api'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../session/session-store.ts'
import { readSession } from '../shared/session/session-storage.ts'

export interface Chat {
  /** Null until the room has answered. */
  posts: ChatPost[] | null
  mayPost: boolean
  /** Why the last post was not taken. */
  refusal: string | null
  say: (text: string) => void
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
  const [refusal, setRefusal] = useState<string | null>(null)
  const socket = useRef<WebSocket | null>(null)
  const status = useSession(state => state.status)

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
        setRefusal(null)
        setPosts(before => [...(before ?? []).filter(({ id }) => id !== frame.post.id), frame.post])
      } else if (frame.kind === 'removed') setPosts(before => (before ?? []).filter(({ id }) => id !== frame.id))
      else setRefusal(frame.message)
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

  return {
    posts,
    mayPost,
    refusal,
    say: text => {
      if (socket.current?.readyState === WebSocket.OPEN) socket.current.send(JSON.stringify({ kind: 'post', text }))
    },
  }
}
