import type { ApiError } from '@baize/client-kit/api-error.ts'

/**
 * Refusals that the whole page answers by itself: it closes, asks for a sign-in or for another password. Nothing else is to
 * be told of them, least of all over that answer.
 */
const answered: ReadonlySet<string> = new Set([
  'session_expired',
  'password_change_required',
  'maintenance',
  'region_restricted',
  'ip_restricted',
])
export const isAnsweredByPage = ({ code }: ApiError): boolean => answered.has(code)
