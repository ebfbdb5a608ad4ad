// The users of a running server: read again whenever their file is another.
import { fileVersion } from '../../file-version.js';
import { readUsers, type User } from './users-file.js';

export interface Users {
  /** The user of that name. */
  named(name: string): User | undefined;
  /** All of them. */
  readonly all: readonly User[];
}

export class LiveUsers implements Users {
  private users: readonly User[];
  private byName = new Map<string, User>();
  private seen: string;

  /**
   * `onProblem` is told of a file that cannot be read any more: the users that were read last stay. Throws as
   * `readUsers`.
   */
  constructor(
    private readonly file: string,
    private readonly onProblem: (error: Error) => void,
  ) {
    this.seen = fileVersion(file);
    this.users = [];
    this.take(readUsers(file));
  }

  named(name: string): User | undefined {
    this.refresh();
    return this.byName.get(name);
  }

  get all(): readonly User[] {
    this.refresh();
    return this.users;
  }

  /** A look costs microseconds, and a user who was removed is out with the next request. */
  private refresh(): void {
    const seen = fileVersion(this.file);
    if (seen === this.seen) return;
    this.seen = seen;
    try {
      if (seen === '') throw new Error(`${this.file} is gone; the users that were in it stay until it is back`);
      this.take(readUsers(this.file));
    } catch (error) {
      this.onProblem(error as Error);
    }
  }

  private take(users: readonly User[]): void {
    this.users = users;
    this.byName = new Map(users.map((user) => [user.name, user]));
  }
}
