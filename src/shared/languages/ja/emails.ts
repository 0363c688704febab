import type { AskedProgramme, AskedRound } from "#src/shared/languages/emails.ts";
import type { Texts } from "#src/shared/languages/en/index.ts";
import { withSan } from "./peer.ts";

const brand = "Openpane";

const service = `周りから見た自分を知るためのサービス、${brand}`;
const asker = (name: string | null) => (name === null ? "質問した人" : `${name}さん`);
const inviter = ({ name }: AskedProgramme) => (name === null ? "招待した人" : `${name}さん`);

const asks = ({ name, fullName }: AskedRound): string =>
  name === null
    ? `「私はどんな人ですか？」という質問が、ある人から届いています。その人の名前にはWebアドレスか電話番号が含まれているので、メールには載せていません。名前はページで確かめられます。質問は、${service}を通じて届いています。`
    : `「私はどんな人ですか？」という質問が、${fullName ?? name}さんから届いています。${name}さんは、${service}を使っています。`;

const noReply = (reader: string): string =>
  `このメールには返信しないでください。返信しても、${reader}には届きません。`;

function promise({ name, closes, least }: AskedRound): readonly string[] {
  const owner = asker(name);
  return [
    closes === null ? "" : `${closes}まで回答できます。`,
    `回答は匿名です。${String(least)}人以上が回答すると、${owner}は集計を見られるようになります。誰がどれを選んだかは見えません。名前を書かないかぎり、あなたが回答したかどうかは、${owner}には知らせません。`,
    noReply(owner),
  ];
}

const titled = ({ title }: AskedProgramme): string =>
  title === null ? "プログラム" : `プログラム「${title}」`;

const about = `${brand}は、周りから見た自分を知るためのサービスです。まず、自分に当てはまることばを選びます。次に、自分で決めた相手にも、あなたに当てはまることばを選んでもらいます。すると、自分の見方と周りの見方がどこで一致しているかがわかります。`;

function clientPromise(programme: AskedProgramme): readonly string[] {
  const { areSeveral, opensTogether, least, closes, repliesTo } = programme;
  const leaders =
    programme.leaders === null
      ? "プログラムの担当者"
      : `${areSeveral ? "共同でプログラムを担当する" : ""}${withSan(programme.leaders)}`;
  const any = programme.anyLeader === null ? "プログラムの担当者のうち一人" : withSan(programme.anyLeader);
  return [
    `あなたが選んだことばも、ほかの人からの回答も、あなたのものです。${leaders}には、あなたの進み具合と、何人が回答したかが見えます。結果は、あなたが共有しないかぎり見えません。共有はいつでもやめられます。`,
    opensTogether
      ? `${any}が、あなたの結果を、セッションであなたと一緒に開きたいと考えています。セッションが始まるまで、結果は閉じたままです。セッションに参加するかどうかは、自由に決められます。何かを開いたり共有したりする前には、誰に見えるのかをお伝えして、必ずあなたに確認します。セッションが始まったあとや、プログラムを抜けた場合は、一人で結果を開けます。`
      : "",
    `誰がどれを選んだかは、あなたも含めて、誰にも見えません。結果には、全員が選んだことばがまとめて表示されます。結果を開くには、${String(least)}件以上の回答が必要です。`,
    closes === null ? "" : `あなたが回答を頼む相手は、${closes}まで回答できます。`,
    repliesTo === null
      ? ""
      : repliesTo === "nobody"
        ? noReply(inviter(programme))
        : `質問があれば、このメールに返信してください。返信は${repliesTo.name === null ? "招待した人" : `${repliesTo.name}さん`}に届きます。`,
  ];
}

export const emails: Texts["emails"] = {
  greeting: (name) => (name === null ? "こんにちは。" : `${name}さん、こんにちは。`),
  unsubscribe: "配信を停止",
  colon: "：",
  writes: (name) => `${name === null ? "送り主" : `${name}さん`}からのメッセージ：`,

  invitation: (round) => ({
    subject:
      round.name === null
        ? "「私はどんな人ですか？」と尋ねている人がいます"
        : `${round.name}さんはどんな人ですか？`,
    lines: [
      asks(round),
      "当てはまることばを選んでください。1分ほどで終わります。アカウントは必要ありません。",
    ],
    button: "ことばを選ぶ",
    after: [
      ...promise(round),
      "このリンクは、このメールを受け取った方専用で、回答できるのは1回だけです。ほかの人には渡さないでください。",
      `${round.name === null ? "ページに名前が出ている人" : `${round.name}さん`}に心当たりがないときや、回答したくないときは、このメールをそのままにしてかまいません。アンケートの受付中、リマインドを最大3回お送りします。`,
    ],
  }),

  reminder: (round) => ({
    subject:
      round.name === null
        ? "リマインド：「私はどんな人ですか？」と尋ねている人がいます"
        : `リマインド：${round.name}さんはどんな人ですか？`,
    lines: [asks(round), "まだ間に合います。1分ほどで終わります。アカウントは必要ありません。"],
    button: "ことばを選ぶ",
    after: [
      ...promise(round),
      "このリンクは、このメールを受け取った方専用で、回答できるのは1回だけです。前のメールのリンクも使えます。",
      `このリマインドは、${brand}がお送りしています。誰に送ったかは、${asker(round.name)}には知らせません。回答したくないときは、このメールをそのままにするか、下のリンクからリマインドを止めてください。`,
    ],
  }),

  thanks: ({ name, fullName }) => ({
    subject: name === null ? "質問した人から「ありがとう」" : `${name}さんから「ありがとう」`,
    lines: [
      `先日、${fullName === null ? "ある人" : `${fullName}さん`}から、${brand}を通じて「私はどんな人ですか？」という質問が届きました。このメールは、${asker(name)}からのお礼をお伝えするものです。`,
      "ことばを選んでくださった方、じっくり考えていただき、ありがとうございました。選ぶ時間がなかった方も、どうぞ気になさらないでください。",
      `招待された人全員に、これと同じメールが届きます。回答は匿名のままです。誰が回答したかは、名前を書いた人を除いて、${asker(name)}には知らせません。`,
      noReply(asker(name)),
    ],
    after: [],
  }),

  clientInvitation: (programme) => ({
    subject:
      programme.name === null
        ? "周りから見た自分を知る：招待が届いています"
        : `周りから見た自分を知る：${programme.name}さんからの招待`,
    lines: [
      `${programme.name === null ? "ある人" : `${programme.name}さん`}から、${titled(programme)}への招待です。${about}`,
    ],
    button: "招待を見る",
    after: [
      "参加するか辞退するかは、そのページで選べます。どちらも1分ほどで終わります。まだアカウントがない場合は、参加するとアカウントが作られます。無料で、パスワードも要りません。",
      ...clientPromise(programme),
      `このリンクは、このメールを受け取った方専用です。ほかの人には渡さないでください。${inviter(programme)}に心当たりがないときは、辞退しても、このメールをそのままにしてもかまいません。${programme.hasReminders ? `参加か辞退が決まるまで、${brand}からリマインドを最大2回お送りします。${inviter(programme)}からリマインドが届くこともあります。` : ""}`,
    ],
  }),

  clientReminder: (programme, by) => {
    const name = inviter(programme);
    const asked =
      by === null || by === "owner"
        ? ""
        : `${name}と共同でプログラムを担当する${by.name}さんに頼まれて、リマインドをお送りします。`;
    return {
      subject:
        programme.name === null
          ? "リマインド：周りから見た自分を知るための招待が届いています"
          : `リマインド：周りから見た自分を知るための、${programme.name}さんからの招待`,
      lines: [
        `${asked}${programme.name === null ? "ある人" : name}から、${titled(programme)}への招待が届いています。${by === "owner" ? `${name}に頼まれて、リマインドをお送りします。` : `${name}が返事を待っています。`}参加するか辞退するかを選べます。どちらも1分ほどで終わります。`,
        about,
      ],
      button: "招待を見る",
      after: [
        ...clientPromise(programme),
        by === null
          ? "このリマインドをお送りするのは最大2回で、参加か辞退が決まれば、それ以降はお送りしません。"
          : "",
        "このリンクは、このメールを受け取った方専用です。前のメールのリンクも使えます。",
      ],
    };
  },

  guestLink: ({ hasWindow, title, organisation, host, erased }) => {
    const from = [organisation ?? "", host === null ? "" : `進行役：${host}さん`].filter(
      (part) => part !== "",
    );
    return {
      subject: hasWindow ? "あなたの窓へのリンク" : "グループの全体像へのリンク",
      lines: [
        `ご希望のリンクをお送りします。ワークショップ「${title}」${from.length === 0 ? "" : `（${from.join("、")}）`}での${hasWindow ? "あなたの窓" : "グループの全体像"}を見られます。`,
      ],
      button: hasWindow ? "自分の窓を見る" : "全体像を見る",
      after: [
        `リンクが使えるのは、${erased}まで、またはワークショップが削除されるまでです。その時点で、参加者に関するものはすべて消去され、元に戻すことはできません。`,
        `このリンクを知っている人は誰でも${hasWindow ? "あなたの窓" : "あなたと同じもの"}を見られるので、人には渡さないでください。メールアドレスは保存しません。`,
        `${brand}は、周りから見た自分を知るためのサービスです。このワークショップに参加していない場合は、誰かがアドレスを打ち間違えたものと思われます。リンクは開かずに、このメールを削除してください。`,
      ],
    };
  },

  code: (minutes) => ({
    subject: `${brand}のコード`,
    lines: [`コードをお送りします。これを入力すると、${brand}への登録の手続きを進められます。`],
    after: [
      `コードが使えるのは${String(minutes)}分間です。`,
      "コードの送信を希望した覚えがなければ、このメールをそのままにしてかまいません。コードがなければ、誰もあなたのアドレスでは登録できません。",
    ],
  }),
};
