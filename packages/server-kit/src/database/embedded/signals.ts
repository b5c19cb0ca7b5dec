const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Stops the server when this process is told to end. When the application listens for the signal too, it
 * is the one to call stop, after it has drained. `process.exit` without a stop still asks for a fast shutdown.
 * Returns a function that takes the listeners away.
 */
export function onShutdownSignal(stop: () => Promise<void>, serverPid: () => number): () => void {
  const onSignal = async (signal: NodeJS.Signals) => {
    if (process.listenerCount(signal) > 1) return
    await stop()
    process.kill(process.pid, signal)
  }
  const onExit = () => {
    if (serverPid() > 0) process.kill(serverPid(), 'SIGINT')
  }
  for (const signal of signals) process.on(signal, onSignal)
  process.on('exit', onExit)
  return () => {
    for (const signal of signals) process.off(signal, onSignal)
    process.off('exit', onExit)
  }
}
