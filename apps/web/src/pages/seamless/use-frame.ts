import type { FrameMessage, HostMessage } from '@baize/api/game-frame'
import { isFrameMessage } from '@baize/api/game-frame'
import { useEffect, useRef, useState } from 'react'
import { useTheme } from '../../shared/settings/theme.ts'

/** What the game has told since it was opened. */
export interface Play {
  ready: boolean
  roundOpen: boolean
  /** Counts the game's own wishes to be left. */
  leaveAsked: number
  stakedUnits: bigint
  returnedUnits: bigint
}

const fresh: Play = { ready: false, roundOpen: false, leaveAsked: 0, stakedUnits: 0n, returnedUnits: 0n }

/** What the page knows after one more message. */
export function afterMessage(play: Play, message: FrameMessage): Play {
  switch (message.kind) {
    case 'baize/ready':
      return { ...play, ready: true }
    case 'baize/round-open':
      return { ...play, roundOpen: message.open }
    case 'baize/session':
      return { ...play, stakedUnits: BigInt(message.stakedUnits), returnedUnits: BigInt(message.returnedUnits) }
    case 'baize/leave':
      return { ...play, leaveAsked: play.leaveAsked + 1 }
    case 'baize/balance':
      return play
  }
}

/** Talks with the game in the frame; messages of any other window are dropped. */
export function useFrame() {
  const frame = useRef<HTMLIFrameElement>(null)
  const [play, setPlay] = useState(fresh)
  const theme = useTheme()

  // The frame has an opaque origin, so that no target origin can name it; nothing secret is ever sent.
  const send = (message: HostMessage): void => frame.current?.contentWindow?.postMessage(message, '*')

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>): void => {
      const fromGame = source !== null && source === frame.current?.contentWindow
      if (fromGame && isFrameMessage(data)) setPlay(before => afterMessage(before, data))
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  const { ready } = play
  useEffect(() => {
    if (ready) frame.current?.contentWindow?.postMessage({ kind: 'baize/theme', theme } satisfies HostMessage, '*')
  }, [ready, theme])

  return { frame, play, send }
}
