import type { HostMessage } from '@baize/api/game-frame'
import { isFrameMessage } from '@baize/api/game-frame'
import { useEffect, useRef, useState } from 'react'
import { showRound } from '../../../shared/balance/shown-balance.ts'
import { useTheme } from '../../../shared/settings/theme.ts'
import { chooseMuted, useMuted } from '../sound-choice.ts'
import { afterMessage, freshPlay } from './play.ts'
import { useSmallScreen } from './use-small-screen.ts'

/** Talks with the game in the frame; messages of any other window are dropped. */
export function useFrame() {
  const frame = useRef<HTMLIFrameElement>(null)
  const [play, setPlay] = useState(freshPlay)
  const theme = useTheme()
  const muted = useMuted()

  // The frame has an opaque origin, so that no target origin can name it; nothing secret is ever sent.
  const send = (message: HostMessage): void => frame.current?.contentWindow?.postMessage(message, '*')

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>): void => {
      const fromGame = source !== null && source === frame.current?.contentWindow
      if (!fromGame || !isFrameMessage(data)) return
      if (data.kind === 'baize/muted') chooseMuted(data.muted === true)
      setPlay(before => afterMessage(before, data))
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  const { ready, roundOpen } = play
  useEffect(() => {
    showRound(roundOpen)
    return () => showRound(false)
  }, [roundOpen])

  useEffect(() => {
    if (ready) frame.current?.contentWindow?.postMessage({ kind: 'baize/theme', theme } satisfies HostMessage, '*')
  }, [ready, theme])

  useEffect(() => {
    if (ready) frame.current?.contentWindow?.postMessage({ kind: 'baize/mute', muted } satisfies HostMessage, '*')
  }, [ready, muted])

  const owned = useSmallScreen()
  useEffect(() => {
    if (ready) frame.current?.contentWindow?.postMessage({ kind: 'baize/screen', owned } satisfies HostMessage, '*')
  }, [ready, owned])

  return { frame, play, send }
}
