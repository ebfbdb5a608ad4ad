// A command that declares its options when it is parsed or its help is shown: there are forty commands with thirty options
// each, and one of them runs.
import { Command, type HelpContext } from 'commander';

export class LazyCommand extends Command {
  #declare: ((command: LazyCommand) => void) | undefined;

  /** `declare` adds the options. */
  constructor(name: string, declare: (command: LazyCommand) => void) {
    super(name);
    this.#declare = declare;
  }

  override parseOptions(words: string[]): ReturnType<Command['parseOptions']> {
    this.#settle();
    return super.parseOptions(words);
  }

  override helpInformation(context?: HelpContext): string {
    this.#settle();
    return super.helpInformation(context);
  }

  #settle(): void {
    const declare = this.#declare;
    this.#declare = undefined;
    declare?.(this);
  }
}
