// Preloaded into the server and the worker: when the supervisor is gone, also by kill -9, its end of the channel
// closes, and they finish as if they had been asked to, instead of holding the port against the next start.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
