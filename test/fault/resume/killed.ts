// The program killed in the middle of its work, and called again.
import { until } from '../../support/until.js';
import { finished, type Workdir } from '../../support/workdir.js';

/** Journal lines so far: the first is the run's, each further one a block's. */
const blocks = (dir: Workdir): number =>
  dir.exists('out.csv.journal') ? dir.read('out.csv.journal').split('\n').length : 0;

/**
 * Starts a command that writes `out.csv`, on one thread and on two in turn, and kills it with each further block, until
 * it is through or has been killed `kills` times; then lets it come to its end. Returns how often it was continued.
 * Throws where the last call fails.
 */
export async function killAgainAndAgain(dir: Workdir, command: readonly string[], kills: number): Promise<number> {
  let continued = 0;
  for (let i = 0; i < kills && !dir.exists('out.csv'); i++) {
    const child = dir.start([...command, '--threads', String(1 + (i % 2))]);
    const end = finished(child);
    let over = false;
    void end.then(() => {
      over = true;
    });
    const before = Math.max(2, blocks(dir));
    await until(() => over || blocks(dir) > before);
    child.kill('SIGKILL');
    if ((await end).stderr.includes('continued after')) continued++;
  }
  if (dir.exists('out.csv') && !dir.exists('out.csv.journal')) return continued;
  const { code, stderr } = await dir.run([...command]);
  if (code !== 0) throw new Error(`the last call ended with ${code}: ${stderr}`);
  return continued;
}
