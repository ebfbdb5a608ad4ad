// A damage may turn which process is signalled, and with what: a check whether a process runs became a SIGHUP to every
// process of the machine. In damaged copies nothing is sent to all processes, to the own group, or to the first.
const kill = process.kill.bind(process);

process.kill = (pid, signal) => {
  if (pid === -1 || pid === 0 || pid === 1) {
    throw Object.assign(new Error(`kill EPERM ${pid}`), { code: 'EPERM' });
  }
  return kill(pid, signal);
};
