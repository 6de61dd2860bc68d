/** An evening at one table, with everybody in pages of their own: in, play, again, trouble, out. */
import { expect, test } from 'vitest';
import { makeEvening, players, playToTheEnd } from './town.ts';

const names = (chairs: readonly { readonly name: string }[]) => chairs.map(({ name }) => name);

test('who opens the link sits at the table, and everybody sees it', async () => {
  const t = makeEvening();
  const ola = await t.guest('Ola');
  const marco = await t.guest('Marco');
  await t.clock.pass(100);
  for (const sight of [t.keeper, ola.sight, marco.sight])
    expect(names(sight.lobby!.chairs)).toEqual(['Keeper', 'Ola', 'Marco']);
  expect(ola.standing).toEqual({ at: 'in' });
  expect(t.keeper.found).toBe('open');
});

test('three people play a match to its end, and then another on the same link', async () => {
  const t = makeEvening();
  const guests = [await t.guest('Ola'), await t.guest('Marco')];
  t.table.room.start('soon');
  await t.clock.pass(3500);
  const people = players(t, guests);
  await playToTheEnd(t, people);
  for (const { sight } of people) expect(sight.view!.waiting.on).toBe('nothing');
  await t.clock.pass(100);
  expect(t.keeper.lobby!.phase.at).toBe('over');

  t.table.say('again');
  for (const { session } of guests) session.say('again');
  await t.clock.pass(100);
  expect(t.keeper.lobby!.phase).toMatchObject({ at: 'playing', match: 2 });
  await playToTheEnd(t, people, 2);
});
