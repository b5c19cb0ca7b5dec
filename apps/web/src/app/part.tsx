import { partLoadTimeoutMs } from '@baize/api'
import type { ComponentType } from 'react'
import { lazy } from 'react'

/** Names of the page parts that load on demand. */
export type PartName =
  | 'egame'
  | 'byIframe'
  | 'download'
  | 'fbSports'
  | 'game'
  | 'index'
  | 'joinus'
  | 'live'
  | 'lottery'
  | 'pointMall'
  | 'promo'
  | 'promoDetail'
  | 'seamless'

/** A page part that did not arrive. The error screen asks for it anew. */
export class PartLoadError extends Error {
  override name = 'PartLoadError'
  readonly part: PartName
  constructor(part: PartName, cause?: unknown) {
    super(`page part ${part} did not load`, { cause })
    this.part = part
  }
}

/** Loads a part, or fails after 120 s; a missing style part rejects with its script. */
export async function loadPart<T>(part: PartName, load: () => Promise<T>, timeoutMs = partLoadTimeoutMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PartLoadError(part)), timeoutMs)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw error instanceof PartLoadError ? error : new PartLoadError(part, error)
  } finally {
    clearTimeout(timer)
  }
}

export interface LazyPart {
  Component: ComponentType
  /** Starts loading ahead of need, on hover or while data is fetched. */
  preload(): Promise<unknown>
}

/** A page component under the name of its part. */
export function lazyPart(part: PartName, load: () => Promise<{ default: ComponentType }>): LazyPart {
  return { Component: lazy(() => loadPart(part, load)), preload: load }
}
