import { ApiError } from '@baize/client-kit/api-error.ts'
import { useEffect, useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { codesOf, storedCodes } from '../../../shared/session/came-with.ts'

/** True when an agent takes members in by a code. @throws ApiError network and the like, but not for a code that fails */
export async function isAffiliate(code: string): Promise<boolean> {
  try {
    await call('agents.affiliate', { code, domain: location.hostname })
    return true
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'affiliate_unknown' || error.code === 'invalid_input'))
      return false
    throw error
  }
}

/**
 * The affiliate field: hidden once the code that the visitor came with holds, else shown with that code to be mended.
 * `checked` says that this is settled.
 */
export function useAffiliate() {
  const [urlCode] = useState(() => codesOf(location.search).affiliateCode ?? storedCodes().affiliateCode)
  const [holds, setHolds] = useState<boolean | null>(urlCode ? null : false)
  useEffect(() => {
    if (urlCode)
      isAffiliate(urlCode)
        .then(setHolds)
        .catch(() => setHolds(false))
  }, [urlCode])
  return { urlCode, checked: holds !== null, isShown: holds === false }
}
