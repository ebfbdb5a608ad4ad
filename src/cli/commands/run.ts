// run: several operations over a file in one pass, as a plan says.
import type { Command } from 'commander';
import { WaypostError } from '../../contract/errors.js';
import { decideFile } from '../input.js';
import type { OptionGroup } from '../options/option-spec.js';
import { declareOptions, readOptions } from '../options/read-options.js';
import { refuseForEngine } from '../options/refuse-options.js';
import { runOptions, type RunOptions } from '../options/run-options.js';
import { onlyOption, type StepOptions } from '../options/step-options.js';
import { isAsked } from '../tree/command-tree.js';
import type { Invocation } from '../tree/invocation.js';
import { withExamples } from '../tree/short-help.js';

const groups: readonly OptionGroup[] = [
  {
    title: 'Plan:',
    options: [
      { flags: '--example', about: 'print a plan, with comments', kind: 'flag', isMain: true },
      { ...onlyOption, about: 'write only rows to which the first step gives one of these statuses, joined by commas' },
    ],
  },
  ...runOptions,
];

/** What a plan does not say of its run. */
type PlanOptions = RunOptions & Pick<StepOptions, 'only'>;

/** Adds `run` to the program. */
export function addRunCommand(program: Command, invocation: Invocation): void {
  const command = program
    .command('run')
    .summary('Run several operations over a file in one pass')
    .description(
      'Run the steps of a plan over a file: each row is read and written once, and the answers of one step feed the ' +
        'next.\n\n[plan] is a file, TOML or the same as JSON; --example prints one. [input] is a file, or - ' +
        'for standard ' +
        'input.',
    )
    .argument('[plan]', 'plan of the steps')
    .argument('[input]', 'file or -');
  if (!isAsked(invocation, command)) return;
  declareOptions(command, groups);
  withExamples(command, () => [
    'waypost run --example > plan.toml',
    'waypost run plan.toml customers.csv -o answers.csv',
  ]);
  command.action(async (plan: string | undefined, input: string | undefined) => {
    const options = readOptions<PlanOptions & { example?: boolean }>(command, groups, invocation.io.env);
    if (options.example === true) {
      const { EXAMPLE } = await import('../plan/example.js');
      invocation.io.stdout.lines(EXAMPLE.trimEnd().split('\n'));
      return;
    }
    if (plan === undefined) {
      throw new WaypostError('usage', 'run needs a plan and a file; "waypost run --example" prints a plan');
    }
    invocation.code = await runPlan(command, invocation, plan, input, options);
  });
}

async function runPlan(
  command: Command,
  { io }: Invocation,
  plan: string,
  argument: string | undefined,
  options: PlanOptions,
): Promise<number> {
  const [{ readPlan }, { planSteps, withOnly }, { runSteps }] = await Promise.all([
    import('../plan/plan-file.js'),
    import('../plan/plan-steps.js'),
    import('../run/run-file.js'),
  ]);
  const written = await readPlan(plan);
  if (argument !== undefined && options.file !== undefined) {
    throw new WaypostError('usage', 'an input argument and --file are both given; give the input once');
  }
  const input = decideFile(options.file ?? argument, io, 'run');
  // Data that is named on the command line wins over a service that the environment names.
  const isLocal = command.getOptionValueSource('data') === 'cli';
  const env = isLocal ? { ...io.env, WAYPOST_ENDPOINT: '', WAYPOST_WORDS_ENDPOINT: '' } : io.env;
  const steps = planSteps(written, env);
  const remote = steps.filter(({ options: { endpoint, wordsEndpoint } }) => (endpoint ?? wordsEndpoint) !== undefined);
  // With steps of both kinds, options of both mean something.
  if (remote.length === 0 || remote.length === steps.length) refuseForEngine(command, remote.length > 0);
  return runSteps(input, options, io, () => withOnly(steps, options.only), plan);
}
