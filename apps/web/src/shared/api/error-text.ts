import type { ApiError } from '@baize/client-kit/api-error.ts'
import type { useText } from '../i18n/use-text.ts'

/** What a failed call says: the server's word, or ours where no answer came or it came without words. */
export const errorText = (error: ApiError, t: ReturnType<typeof useText>): string =>
  error.code === 'network' ? t('error.network') : error.message || t('error.unknown')
