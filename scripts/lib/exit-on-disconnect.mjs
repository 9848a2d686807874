// Preloaded into the server and the worker: when the supervisor is gone, even after kill -9, its end of the channel
// closes, and they shut down as on SIGTERM. Otherwise they would keep the port from the next start.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
