import { AsyncLocalStorage } from 'node:async_hooks'

const place = new AsyncLocalStorage<'replica' | 'primary'>()

/** Runs reads whose answers may be some seconds old: a replica answers them where there is one that is near enough. */
export const onReplica = <T>(work: () => Promise<T>): Promise<T> => place.run('replica', work)

/** Runs work on the primary, whatever it is part of. */
export const onPrimary = <T>(work: () => Promise<T>): Promise<T> => place.run('primary', work)

/** True within {@link onReplica}. */
export const mayLag = (): boolean => place.getStore() === 'replica'
