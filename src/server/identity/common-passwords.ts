/**
 * Passwords that lists of stolen ones name most often, in lower case, of those long enough to be chosen here.
 */
const listed = `
password password1 password12 password123 password1234 password12345 passwords passw0rd p@ssw0rd p@ssword pa55word pa55w0rd
passwort motdepasse motdepasse1 12345678 123456789 1234567890 0123456789 123456789a 12345678910 987654321 9876543210 87654321
11111111 111111111 1111111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888 888888888 99999999 00000000 0000000000
12341234 123123123 12312312 11223344 1122334455 112233445566 123321123 1234554321 12344321 123454321 147258369 159357456 741852963
789456123 123789456 147852369 321654987 963852741 456789123 10203040 102030405060 01234567 13579246 135792468 24681357 31415926
314159265 27182818 12131415 14141414 19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991 20002000 20102010
20202020 20232023 20242024 20252025 20262026 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1xsw2 zaqxswcde 2wsx3edc qazwsxedc qazwsx123
qweasdzxc qwe123qwe qweqweqwe qwer1234 asdf1234 asdfghjk asdfghjkl asdfasdf asdasdasd zxcvbnm1 zxcvbnm123 zxcvbnmm poiuytrewq lkjhgfdsa
mnbvcxz1 azertyui azertyuiop azerty123 azerty12 azerty1234 abcd1234 abcdefgh abcdefghi abcdefghij abc12345 abc123456 abcd12345 abc123abc
a1b2c3d4 a1b2c3d4e5 a1234567 a12345678 a123456789 aa123456 aaa111222 aaaa1111 aaaaaaaa aaaaaaaaaa zzzzzzzz xxxxxxxx qqqqqqqq
1234qwer 1234abcd 12345qwert 123456qwerty 123456abc 123456aa 12345abc 123qweasd 123qweasdzxc 123qwe123 123abc123 123456ab q1234567
letmein1 letmein12 letmein123 welcome1 welcome12 welcome123 welcome1234 welcome01 bienvenue bienvenue1 administrator admin123 admin1234
admin12345 adminadmin administrateur rootroot root1234 superuser supervisor guest123 guest1234 testtest test1234 test12345 testing1
testing123 changeme changeme1 changeme123 changeit secret123 secret12 topsecret mypassword mypassword1 thisismypassword nopassword
iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 ilovegod iloveme1 ilovemyself iloveu123 loveyou1 lovelove lovers123 loveme123
jetaime1 jetaime123 monamour doudou123 chouchou princess princess1 princess12 princess123 sunshine sunshine1 sunshine12 sunshine123
football football1 football12 football123 baseball baseball1 baseball12 basketball basketball1 softball soccer12 soccer123 hockey123 hockey12
canadiens maplelea mapleleafs torontofc toronto1 toronto123 montreal montreal1 montreal123 vancouver vancouver1 calgary1 calgary123
edmonton edmonton1 winnipeg ottawa123 quebec123 quebec12 canada123 canada12 canada1234 ontario1 ontario123 alberta1 alberta123
superman superman1 superman123 batman123 batman12 spiderman spiderman1 ironman1 starwars starwars1 startrek pokemon1 pokemon123 dragonball
dragon12 dragon123 monkey12 monkey123 shadow12 shadow123 master12 master123 michael1 michael12 michael123 jennifer jennifer1 jessica1
jessica12 jessica123 michelle michelle1 elizabeth elizabeth1 christine christian christian1 christopher alexander alexander1 alexandra
alexandre nicholas nicholas1 benjamin benjamin1 charlie1 charlie12 charlie123 samantha samantha1 patricia patrick1 patrick123 danielle
danielle1 daniel12 daniel123 jonathan jonathan1 joshua12 joshua123 matthew1 matthew123 anthony1 anthony12 anthony123 andrew12 andrew123
william1 william123 stephanie stephanie1 veronica victoria victoria1 isabelle isabella gabriel1 gabriela gabrielle nathalie caroline
caroline1 francois frederic guillaume philippe sebastien sebastian valentin valentina vanessa1 virginie margaret catherine katherine
ashley12 ashley123 brandon1 brandon123 brittany cameron1 courtney crystal1 kimberly kristina lindsay1 madison1 madison123 maverick
melissa1 melissa123 natasha1 rebecca1 rebecca123 richard1 robert12 robert123 rachelle rosemary savannah shannon1 tiffany1 timothy1 zachary1
whatever whatever1 trustno1 trustnoone computer computer1 computer123 internet internet1 internet123 samsung1 samsung123 microsoft
microsoft1 windows1 windows10 windows123 google123 google12 facebook facebook1 facebook123 linkedin instagram twitter1 youtube1 youtube123
amazon123 apple123 iphone12 android1 nintendo nintendo1 playstation playstation1 minecraft minecraft1 fortnite fortnite1 counterstrike
warcraft worldofwarcraft starcraft callofduty leagueoflegends runescape roblox123 zeldalink finalfantasy
access14 access123 midnight midnight1 hardcore hello123 hello1234 hello12345 helloworld hellohello hellokitty goodbye1 bonjour1 bonjour123
sweetheart sweetie1 butterfly butterfly1 blink182 chocolate chocolate1 cookie12 cookie123 cheese12 cheese123 peanut12 peanut123 pepper12
pepper123 ginger12 ginger123 snowball snowflake rainbow1 rainbow123 sunflower strawberry blueberry raspberry pineapple watermelon
tinkerbell mickeymouse mickey123 scoobydoo spongebob spongebob1 garfield snoopy12 mercedes mercedes1 porsche1 porsche911 ferrari1
ferrari123 corvette mustang1 mustang12 mustang123 camaro123 chevrolet chevrolet1 chevelle harley12 harley123 yamaha123 kawasaki suzuki123
motorcycle dodgeram f150ford freedom1 freedom123 liberty1 justice1 patriots patriots1 steelers steelers1 cowboys1 cowboys123 packers1
redskins dolphins lakers24 yankees1 yankees123 redsox123 chelsea1 chelsea123 liverpool liverpool1 arsenal1 arsenal123 manchester manchester1
manutd123 barcelona barcelona1 realmadrid juventus ronaldo7 ronaldo123 messi123 messi10a bulldogs bulldog1 tigers12 wildcats panthers panther1
thunder1 thunder123 lightning phoenix1 phoenix123 warrior1 wolfpack predator terminator gladiator skywalker darkness darkside nightmare
scorpion scorpion1 diamond1 diamond123 platinum gangster gangsta1 blackberry blackcat whiteboy redneck1 rockstar rockstar1 metallica
metallica1 nirvana1 slipknot slipknot1 greenday eminem12 beatles1 pinkfloyd ledzeppelin rocknroll guitar12 guitar123 trombone saxophone
drummer1 einstein shakespeare napoleon cleopatra hercules excalibur camelot1 merlin12 gandalf1 gandalf123 frodo123 aragorn1 hogwarts
harrypotter voldemort matrix12 trinity1 morpheus stargate stargate1 babylon5 enterprise spaceship universe galaxy12 infinity infinity1
eternity paradise paradise1 heaven12 jesus123 jesuschrist jesus777 christ123 godisgood blessed1 blessing faith123 hope1234 trustgod
family12 family123 friends1 friends123 together forever1 forever12 forever123 foreveryoung remember yesterday tomorrow december november
october1 september february january1 monday12 monday123 friday13 weekend1 vacation holiday1 birthday birthday1 christmas christmas1
business business1 marketing finance1 finance123 accounting manager1 manager123 customer customer1 service1 security security1 security123
default1 defaultpassword temppass temp1234 temporary temporary1 newpassword newpass1 newpass123 mynewpassword user1234 username login123
login1234 loginlogin database oracle123 server123 system32 network1 wireless wireless1 linksys1 netgear1 cisco123 router12
drowssap nothing1 nobody12 somebody anything anything1 something something1 everything everything1 qwertyqwerty abcabcabc
fuckyou1 fuckyou123 fuckyou2 fuckoff1 asshole1 bullshit bullshit1 biteme12 pussycat sexysexy hottie12 badboy12 badgirl1 babygirl babygirl1
babygirl12 babyboy1 sweetpea cutiepie lollipop lovebug1 angel123 angels12 angelina valentine loverboy loverman romantic
collateral collateral1 recovery recovery1 recovery123 repossession lender123 vendor123 agency123 automobile insurance insurance1
`;

/** Words that passwords are made from by adding a number, a year or a sign. */
const stemsListed = `
password passwort motdepasse passe pass welcome bienvenue bonjour hello letmein secret admin administrator administrateur root user guest
login test testing temp temporary default change changeme changeit qwerty qwertyuiop azerty azertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm
qazwsx abc abcd abcde abcdef abcdefg abcdefgh iloveyou love lovely jetaime amour princess princesse sunshine soleil football baseball
basketball soccer hockey dragon monkey master shadow superman batman spiderman michael jennifer jessica ashley charlie daniel jordan
thomas robert matthew andrew joshua michelle nicole alexandre nicolas computer internet samsung google facebook apple microsoft windows
spring summer autumn winter printemps automne hiver january february march april june july august september october november december
janvier fevrier avril juin juillet aout septembre octobre novembre decembre monday tuesday wednesday thursday friday saturday sunday lundi
mardi mercredi jeudi vendredi samedi dimanche canada quebec ontario alberta manitoba saskatchewan toronto montreal vancouver calgary
ottawa edmonton winnipeg halifax company business office finance account service manager security access freedom whatever trustno starwars
pokemon chocolate cookie flower butterfly angel family friends forever collateral recovery lender vendor agency
`;

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));
const common = words(listed);
const stems = words(stemsListed);

const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Whether guessing would find a password early: a listed one, one of a single repeated pattern, or a listed word with a number on it. */
export function isCommonPassword(password: string): boolean {
  const low = password.toLowerCase();
  if (common.has(low) || /^(.{1,3})\1+.?$/u.test(low) || isRow(low)) return true;
  const stem = low.replace(/^[^\p{L}]+|[^\p{L}@$]+$/gu, '');
  const plain = [...low.replace(/[^\p{L}@$]+$/u, '')].map((letter) => lookAlikes[letter] ?? letter).join('');
  return [stem, plain].some((word) => stems.has(word) || (word.length >= 8 && common.has(word)));
}

/** Neighbours in the alphabet or in numbers all the way: `23456789`, `hgfedcba`. */
function isRow(low: string): boolean {
  const codes = [...low].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
