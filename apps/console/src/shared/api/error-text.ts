import { ApiError } from '@baize/client-kit/api-error.ts'
import type { Texts } from '../i18n/use-text.ts'

/** The words of a failed call: the server's, or ours where no answer came. With the number by which our logs know it. */
export function errorText(error: unknown, t: Texts): string {
  if (!(error instanceof ApiError)) throw error
  const text = error.code === 'network' ? t('error.network') : error.message || t('error.unknown')
  const { requestId } = error.detail
  return error.code === 'internal' && requestId ? `${text} ${t('error.number', { requestId })}` : text
}
