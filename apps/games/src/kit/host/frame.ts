import type { FrameMessage, HostMessage } from '@baize/api/game-frame'

export interface HostCalls {
  mute(muted: boolean): void
  help(): void
  /** The theme of the page around; games that have a look of their own keep it. */
  theme?(theme: 'dark' | 'light'): void
  /** The page shows nothing beside the game, or something again. */
  screen(isOwned: boolean): void
}

/** Speaks with the page around the frame. The frame has no origin, so it can neither read nor choose who listens. */
export class HostFrame {
  post(message: FrameMessage): void {
    if (window.parent !== window) window.parent.postMessage(message, '*')
  }

  listen(calls: HostCalls): void {
    window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || typeof data !== 'object' || data === null || !('kind' in data)) return
      const message = data as HostMessage
      if (message.kind === 'baize/mute') calls.mute(message.muted === true)
      if (message.kind === 'baize/help') calls.help()
      if (message.kind === 'baize/screen') calls.screen(message.owned === true)
      if (message.kind === 'baize/theme') calls.theme?.(message.theme === 'light' ? 'light' : 'dark')
    })
  }
}
