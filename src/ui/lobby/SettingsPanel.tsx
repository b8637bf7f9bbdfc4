import { DEFAULT_TIME_BANK } from '#contract/clocks.ts';
import type { TableView } from '#contract/tables.ts';
import IconChange from '~icons/ph/sliders-horizontal';
import { TimeBankPicture } from '../correspondence/TimeBankPicture.tsx';
import { hoursInWords } from '../correspondence/waitWords.ts';
import { Button } from '../kit/Button.tsx';
import { Panel } from '../kit/Panel.tsx';
import { ClockLadder } from './ClockLadder.tsx';
import { CLOCK_WORDS, settingRows } from './settingsWords.ts';

interface SettingsProps {
  readonly table: TableView;
  /** Missing for everybody but the host, and while the start is counted down. */
  readonly onChange: (() => void) | undefined;
}

/** The table's settings in words and the clock as a picture. */
export const SettingsPanel = ({ table, onChange }: SettingsProps) => (
  <Panel look="glass" pad="none" className="lobby-panel grow" aria-labelledby="settings-title">
    <div className="lobby-panel-head">
      <h2 id="settings-title">Settings</h2>
      {onChange !== undefined && (
        <Button variant="ghost" size="sm" onClick={onChange}>
          <IconChange aria-hidden="true" />
          Change
        </Button>
      )}
    </div>
    <SettingLines table={table} />
  </Panel>
);

export const SettingLines = ({ table }: { readonly table: TableView }) => (
  <>
    <dl className="setting-rows">
      {settingRows(table).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <ClockLines table={table} height={88} />
  </>
);

const ClockLines = ({ table, height }: Readonly<{ table: TableView; height: number }>) => {
  const { clock } = table.settings;
  return (
    <>
      <div className="clock-head">
        <b>{CLOCK_WORDS[clock]}</b>
        {clock === 'correspondence' ? (
          <span>time bank</span>
        ) : (
          clock !== 'none' && <span>seconds per pick</span>
        )}
      </div>
      {clock === 'correspondence' ? (
        <TimeBankPicture bank={table.settings.timeBank} />
      ) : (
        <ClockLadder clock={clock} cards={table.template.rounds[0]?.cards ?? 0} height={height} />
      )}
      <p className="clock-words">{clockSentence(table.settings)}</p>
    </>
  );
};

function clockSentence({ clock, timeBank = DEFAULT_TIME_BANK }: TableView['settings']): string {
  if (clock === 'correspondence')
    return `Each seat begins with ${hoursInWords(timeBank.bankHours)}; each pick gives back up to ${hoursInWords(timeBank.perPickHours)}. Quiet hours do not count. At zero we take your starred cards in order.`;
  return clock === 'none'
    ? 'Nobody is hurried. The draft waits until every card is taken.'
    : 'The time shrinks with the pack. At zero we take your reserved card, never a random one.';
}

/** The clock alone, for phones; everything else is behind "All settings". */
export const ClockPanel = ({ table, onAll }: Readonly<{ table: TableView; onAll: () => void }>) => {
  const { clock } = table.settings;
  return (
    <Panel look="glass" pad="none" className="lobby-panel slim" aria-label="Clock">
      <div className="clock-head first">
        <b>{CLOCK_WORDS[clock]}</b>
        <button type="button" className="link" onClick={onAll}>
          All settings
        </button>
      </div>
      {clock === 'none' || clock === 'correspondence' ? (
        <p className="clock-words">{clockSentence(table.settings)}</p>
      ) : (
        <ClockLadder clock={clock} cards={table.template.rounds[0]?.cards ?? 0} height={52} />
      )}
    </Panel>
  );
};
