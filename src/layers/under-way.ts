// What is being asked, and who waits for it: the one who asks first, and all who want the same before it is answered.

export class UnderWay<Answered> {
  private readonly waiting = new Map<string, ((answer: Answered) => void)[]>();

  /** Tells `take` when the record under that key is answered. True if nobody asks for it yet: the caller has to. */
  join(key: string, take: (answer: Answered) => void): boolean {
    const others = this.waiting.get(key);
    if (others) others.push(take);
    else this.waiting.set(key, [take]);
    return others === undefined;
  }

  /** Tells all who wait for it. The next who wants it asks again. */
  answer(key: string, answered: Answered): void {
    const waiting = this.waiting.get(key) ?? [];
    this.waiting.delete(key);
    for (const take of waiting) take(answered);
  }
}
