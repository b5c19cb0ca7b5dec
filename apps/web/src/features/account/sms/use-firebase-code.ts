import { useRef } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import { cooldownSeconds } from './cooldown.ts'
import type { AskedNumber, SentCode } from './firebase.ts'

/** Codes by Firebase where the brand has them sent that way; null elsewhere. Its library loads with the first code. */
export function useFirebaseCode() {
  const { permission, language } = useApp()
  const { firebase } = permission.info.social
  const sent = useRef<SentCode>(null)
  if (!firebase) return null
  return {
    /** Sends a code, and answers the seconds until the next one. @throws ApiError */
    async send(number: AskedNumber): Promise<number> {
      const { sendByFirebase } = await import('./firebase.ts')
      sent.current = await sendByFirebase(firebase, number, language)
      return cooldownSeconds(0, 'firebase')
    },
    /** The proof that the code came to the number; none before one was sent, which the server refuses. @throws ApiError */
    proof: async (code: string): Promise<string | undefined> => sent.current?.proof(code),
  }
}
