import { describe, expect, it } from 'vitest';
import { lockDoors } from '#contract/lock-doors.ts';

describe('a locked door', () => {
  class Realm {
    send(text: string): string {
      return text;
    }
    get jar(): string {
      return 'open';
    }
  }

  it('is shut on the object and on every prototype that it comes from', () => {
    const realm = Object.assign(new Realm(), { send: () => 'own' });
    lockDoors(realm, ['send', 'jar'], 'The test');
    expect(() => realm.send()).toThrow('The test has no network: send is locked.');
    expect(() => Realm.prototype.send.call(realm, 'x')).toThrow('locked');
    expect(() => Object.defineProperty(Realm.prototype, 'send', { value: () => 'x' })).toThrow();
    expect(typeof realm.jar).toBe('function');
  });

  it('may be locked twice, and one that is not there stays away', () => {
    const realm = { send: () => 'x' };
    lockDoors(realm, ['send', 'absent'], 'The test');
    lockDoors(realm, ['send', 'absent'], 'The test');
    expect(realm).not.toHaveProperty('absent');
  });
});
