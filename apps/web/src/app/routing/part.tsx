import { partLoadTimeoutMs } from '@baize/api'
import type { ComponentType, ReactElement } from 'react'
import { use } from 'react'

/** Names of the page parts that load on demand; the product does not name `fairness`, `ledger`, `notice`, `help`, `more` and `status`. */
export type PartName =
  | 'egame'
  | 'fairness'
  | 'byIframe'
  | 'download'
  | 'fbSports'
  | 'game'
  | 'index'
  | 'joinus'
  | 'ledger'
  | 'live'
  | 'help'
  | 'lottery'
  | 'more'
  | 'notice'
  | 'pointMall'
  | 'promo'
  | 'promoDetail'
  | 'seamless'
  | 'status'

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
  Component: () => ReactElement
  /** Source file of the part, by which the build's manifest knows its styles and scripts. */
  source: string
  /** Starts loading ahead of need; a failure is forgotten, so that the next try loads anew. */
  preload(): Promise<unknown>
}

/** A page component under the name of its part. Once loaded it renders at once, on the server too. */
export function lazyPart(part: PartName, source: string, load: () => Promise<{ default: ComponentType }>): LazyPart {
  let Loaded: ComponentType | null = null
  let loading: Promise<ComponentType> | null = null
  const preload = (): Promise<ComponentType> => {
    loading ??= loadPart(part, load).then(
      module => {
        Loaded = module.default
        return module.default
      },
      error => {
        loading = null
        throw error
      },
    )
    return loading
  }
  function Component() {
    const Page = Loaded ?? use(preload())
    return <Page />
  }
  return { Component, source, preload }
}
